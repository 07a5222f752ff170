import type { KeyboardEvent, PointerEvent } from "react";
import type { Id } from "#/contract/hydra.ts";
import signs from "#/features/tracks/row-parts/row-signs.module.css";
import type { RowWords } from "#/features/tracks/row-parts/row-words.ts";
import styles from "#/features/tracks/row-parts/track-row.module.css";
import { askVersionsAhead } from "./versions-ahead.ts";

/** Renders the button «5 versions», which unfolds them under the row and folds them again. */
export function RowVersions({
  track,
  name,
  count,
  panel,
  isOpen,
  words,
  onUnfold,
}: {
  track: Id;
  /** The track's name. */
  name: string;
  count: number;
  /** Id of the unfolded list. */
  panel: string;
  isOpen: boolean;
  words: Pick<RowWords, "t" | "hint">;
  onUnfold: (isOpen: boolean) => void;
}) {
  const versions = words.t("versionCount", { count });
  const fold = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    onUnfold(false);
  };
  const askAhead = ({ pointerType, button }: PointerEvent) => {
    // A touch may become a scroll, so it loads only when it presses.
    if (isOpen || pointerType !== "mouse" || button !== 0) return;
    // Offline, unfolding tries again and reports the failure.
    askVersionsAhead(track).catch(() => undefined);
  };
  return (
    <button
      {...words.hint(versions, "V")}
      type="button"
      data-versions
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      aria-label={words.t("openVersions", { versions, name })}
      onPointerDown={askAhead}
      onClick={() => onUnfold(!isOpen)}
      onKeyDown={fold}
      className={`touch-target ${styles.opener}`}
    >
      <span>{versions}</span>
      <span data-count={count} className={`${styles.count} ${signs.chevron}`} />
    </button>
  );
}
