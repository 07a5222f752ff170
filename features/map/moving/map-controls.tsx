import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { MAX_ZOOM, ZOOM_STEP } from "./map-view.ts";

/** Renders the buttons to zoom in, zoom out and show the whole, for people without a wheel or touch screen. */
export function MapControls({
  zoom,
  onZoom,
  onFit,
}: {
  zoom: number;
  onZoom: (factor: number) => void;
  onFit: () => void;
}) {
  const t = useTranslations("map");
  const style = "size-11 border border-line2 bg-bg lg:size-9";
  return (
    <div className="absolute right-3 bottom-3 flex flex-col gap-2 md:right-auto md:left-3 md:flex-row lg:left-0">
      <IconButton
        label={t("zoomIn")}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(ZOOM_STEP)}
        className={style}
      >
        <Plus aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={t("zoomOut")}
        disabled={zoom <= 1}
        onClick={() => onZoom(1 / ZOOM_STEP)}
        className={style}
      >
        <Minus aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={t("fit")} disabled={zoom <= 1} onClick={onFit} className={style}>
        <Maximize aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}
