import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, Ref } from "react";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import type { RowTrack } from "#/features/tracks/rows/row-track.ts";
import styles from "#/features/tracks/rows/track-row.module.css";
import { versionCount } from "./version-count.ts";

/**
 * Renders the button «5 versions», which unfolds them under the row and folds them again; a track without versions
 * has none.
 */
export function RowVersions({
  track,
  panel,
  isOpen,
  onToggle,
  onEscape,
  ref,
}: {
  track: RowTrack;
  /** Id of the unfolded list. */
  panel: string;
  isOpen: boolean;
  onToggle: () => void;
  onEscape: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useTranslations("track");
  const hint = useKeyHint();
  const count = versionCount(track);
  if (count === 0) return <span className={styles.versions} />;
  const versions = t("versionCount", { count });
  const fold = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <span className={styles.versions}>
      <button
        {...hint(versions, "V")}
        ref={ref}
        type="button"
        data-versions
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={t("openVersions", { versions, name: track.name })}
        onClick={onToggle}
        onKeyDown={fold}
        className="touch-target inline-flex items-center gap-1 whitespace-nowrap text-small text-ink2 hover:text-ink max-md:h-11 max-md:w-11 max-md:justify-center"
      >
        <span className="max-md:hidden">{versions}</span>
        <span className="md:hidden">{count}</span>
        <ChevronDown size={14} aria-hidden="true" className={styles.chevron} />
      </button>
    </span>
  );
}
