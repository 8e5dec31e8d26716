import { useId } from "react";

/** The mark: a tail in a porthole. */
export const Mark = ({ size = 38, className = "" }: { readonly size?: number; readonly className?: string }) => {
  const porthole = useId();
  return (
    <svg
      className={`inline-block shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <clipPath id={porthole}>
        <circle cx="20" cy="20" r="20" />
      </clipPath>
      <g clipPath={`url(#${porthole})`}>
        <circle cx="20" cy="20" r="20" fill="var(--ink)" />
        <g fill="var(--panel)">
          <path d="M9.5 7.5h6.3c1.2 0 2 .5 2.6 1.4L25 19.6c1.6 2.5 4 4.2 7.6 5.2-7.5.9-14 .6-19.6-.8L8.4 9c-.3-.9.2-1.5 1.1-1.5z" />
          <path d="M6.5 23.2C15 28 27 28.6 41 26.6V33C27 35 13 32.8 6.5 23.2Z" />
        </g>
      </g>
    </svg>
  );
};
