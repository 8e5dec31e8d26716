/** A small ring that turns while something is on its way. */
export const Spinner = ({ size = 16 }: { readonly size?: number }) => (
  <svg className="animate-spin" width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.4" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.2" />
    <path d="M8 1.6a6.4 6.4 0 0 1 6.4 6.4" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
);
