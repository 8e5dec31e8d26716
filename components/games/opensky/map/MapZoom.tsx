import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { LookControl } from "./hooks/useLook";
import { centre, type Box } from "./layout/geometry";

interface Props {
  readonly free: Box;
  readonly control: LookControl;
  /** How far the corner lies below and right of the free area, px: a small map has no room to spare for buttons. */
  readonly out: number;
}

/** Zoom and reset, in the lower right corner of the free area or just outside it. */
export function MapZoom({ free, control, out }: Props) {
  const t = useTranslations("opensky-map");
  const zoom = (factor: number) => control.zoom(factor, centre(free), true);
  return (
    <div
      className="absolute flex gap-1.5"
      style={{
        left: free.x + free.w - 10 + out / 2,
        top: free.y + free.h - 10 + out,
        transform: "translate(-100%, -100%)",
      }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {control.moved && (
        <ZoomButton label={t("map.reset")} onClick={control.reset} above={out > 0}>
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </ZoomButton>
      )}
      <ZoomButton label={t("map.farther")} onClick={() => zoom(1 / 1.5)}>
        <path d="M5 12h14" />
      </ZoomButton>
      <ZoomButton label={t("map.closer")} onClick={() => zoom(1.5)}>
        <path d="M5 12h14M12 5v14" />
      </ZoomButton>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly above?: boolean;
}

const LOOK = "grid size-8 place-items-center rounded-md border border-line bg-panel text-ink hover:border-ink";

function ZoomButton({ label, onClick, children, above = false }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`${LOOK} pointer-coarse:size-11 ${above ? "absolute right-0 bottom-full mb-1.5" : ""}`}
    >
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden>
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
    </button>
  );
}
