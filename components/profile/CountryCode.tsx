import { useLocale } from "next-intl";
import { countryName } from "./countries";

/** A country as two letters on a plate, with its name for those who do not know it. */
export const CountryCode = ({ country }: { readonly country: string }) => {
  const name = countryName(country, useLocale());
  return (
    <span
      title={name}
      className="shrink-0 rounded-sm border border-hairon px-1 font-mono text-xs leading-4 font-bold text-quiet"
    >
      <span aria-hidden="true">{country}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
};
