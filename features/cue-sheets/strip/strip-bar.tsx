"use client";

import { Film, ZoomIn, ZoomOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileButton } from "#/components/button/file-button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { StripTotals } from "./strip-totals.tsx";

const MOST_ZOOM = 64;
const ACCEPTED_FILES = "video/*,.edl,.xml,.fcpxml,.txt,.tsv,.csv,.tab,.eml,.md";

/** Renders the line above the strip: the total of music, a button for the person's film or edit, and the zoom. */
export function StripBar({
  cues,
  programme,
  zoom,
  onZoom,
  onFile,
}: {
  cues: readonly Cue[];
  programme: Programme;
  zoom: number;
  onZoom: (zoom: number) => void;
  onFile: (file: File) => void;
}) {
  const t = useTranslations("cueSheet.strip");
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="film-strip-heading" className="sr-only">
        {t("title")}
      </h2>
      <StripTotals cues={cues} programme={programme} />
      <div className="ml-auto flex items-center gap-1 max-md:ml-0 max-md:w-full">
        <FileButton
          label={t("ownFilm")}
          accept={ACCEPTED_FILES}
          size={36}
          onFile={onFile}
          className="max-md:mr-auto max-md:h-11"
        >
          <Film aria-hidden="true" size={16} />
        </FileButton>
        <IconButton label={t("zoomOut")} disabled={zoom === 1} onClick={() => onZoom(zoom / 2)}>
          <ZoomOut aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t("zoomIn")} disabled={zoom === MOST_ZOOM} onClick={() => onZoom(zoom * 2)}>
          <ZoomIn aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </div>
  );
}
