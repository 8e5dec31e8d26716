import type { ComponentProps } from "react";

/** Stands for `next/link` on the first page, which has no router. */
const Link = (props: ComponentProps<"a">) => <a {...props} />;
export default Link;
