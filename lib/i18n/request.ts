import { getRequestConfig } from "next-intl/server";
import { catalogue } from "./catalogue";

/** English alone for now; everything that players read goes through the catalogue all the same. */
const LOCALE = "en";

export default getRequestConfig(() => ({
  locale: LOCALE,
  messages: catalogue[LOCALE],
  now: new Date(),
  timeZone: "UTC",
}));
