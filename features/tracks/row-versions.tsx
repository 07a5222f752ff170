import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import type { RowTrack } from "./row-track.ts";
import styles from "./track-row.module.css";

const VersionsDialog = lazy(async () => ({
  default: (await import("./versions-dialog.tsx")).VersionsDialog,
}));

/** «5 versions»: opens them; a track without versions has no button. */
export function RowVersions({ track }: { track: RowTrack }) {
  const t = useTranslations("track");
  const hint = useKeyHint();
  const [open, setOpen] = useState(false);
  const count = track.trackVersions.length;
  if (count === 0) return <span className={styles.versions} />;
  const versions = t("versionCount", { count });
  return (
    <span className={styles.versions}>
      <button
        {...hint(versions, "V")}
        type="button"
        data-versions
        aria-haspopup="dialog"
        aria-label={t("openVersions", { versions, name: track.name })}
        onClick={() => setOpen(true)}
        className="touch-target inline-flex items-center gap-1 whitespace-nowrap text-small text-ink2 hover:text-ink max-md:h-11 max-md:w-11 max-md:justify-center"
      >
        <span className="max-md:hidden">{versions}</span>
        <span className="md:hidden">{count}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <VersionsDialog track={track} full={playableOfTrack(track)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
