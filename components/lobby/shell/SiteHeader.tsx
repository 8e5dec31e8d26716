import { HeaderFrame } from "./HeaderFrame";
import { SiteNav, type Shown } from "./SiteNav";

/** The bar over every page but the first and the tables. */
export const SiteHeader = ({ me }: { readonly me: Shown }) => (
  <HeaderFrame>
    <SiteNav me={me} />
  </HeaderFrame>
);
