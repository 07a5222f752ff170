import type { KeyboardEvent } from "react";
import signs from "#/features/tracks/rows/row-signs.module.css";
import type { RowWords } from "#/features/tracks/rows/row-words.ts";
import styles from "#/features/tracks/rows/track-row.module.css";

/** Renders the button «5 versions», which unfolds them under the row and folds them again. */
export function RowVersions({
  name,
  count,
  panel,
  isOpen,
  words,
  onUnfold,
}: {
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
  return (
    <button
      {...words.hint(versions, "V")}
      type="button"
      data-versions
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      aria-label={words.t("openVersions", { versions, name })}
      onClick={() => onUnfold(!isOpen)}
      onKeyDown={fold}
      className={`touch-target ${styles.opener}`}
    >
      <span>{versions}</span>
      <span data-count={count} className={`${styles.count} ${signs.chevron}`} />
    </button>
  );
}
