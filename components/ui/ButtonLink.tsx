import Link from "next/link";
import type { ComponentProps } from "react";
import { buttonClass, type ButtonKind, type ButtonSize } from "./button-class";

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "className"> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** A link to another page that looks like a button. */
export const ButtonLink = ({ kind = "secondary", size = "md", wide = false, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass(kind, size, false, wide)} />
);
