import { ZoomIn, ZoomOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { MOST_ZOOM, useStripZoom, zoomTo } from "./strip-zoom.ts";

/** Buttons that magnify the player's strip step by step, as two fingers on it do. */
export function ZoomButtons() {
  const t = useTranslations("panel");
  const zoom = useStripZoom((state) => state.zoom);
  return (
    <div className="flex items-center">
      <IconButton label={t("zoomOut")} disabled={zoom === 1} onClick={() => zoomTo(zoom / 2)}>
        <ZoomOut size={18} aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-9 text-center text-small text-ink2">
        <span className="sr-only">{t("zoomed", { times: Math.round(zoom) })}</span>
        <span aria-hidden="true">× {Math.round(zoom)}</span>
      </p>
      <IconButton label={t("zoomIn")} disabled={zoom === MOST_ZOOM} onClick={() => zoomTo(zoom * 2)}>
        <ZoomIn size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
