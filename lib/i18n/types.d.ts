import type { Catalogue } from "./messages";

declare module "next-intl" {
  interface AppConfig {
    Messages: Catalogue;
  }
}
