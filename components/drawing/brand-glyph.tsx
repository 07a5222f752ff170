import { BRAND_FURROWS } from "./brand-furrows.ts";
import styles from "./brand-glyph.module.css";

/**
 * The mark beside the word Sillon, 30 × 22 unless sized by `className`. It has no colour of its own: it takes
 * `--hue-fill` of what plays, and breathes while `playing` unless motion is reduced. Decorative: the word names it.
 */
export function BrandGlyph({ playing = false, className }: { playing?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 300 220"
      width="30"
      height="22"
      aria-hidden="true"
      focusable="false"
      className={`${styles.glyph} ${playing ? styles.playing : ""} ${className ?? ""}`}
    >
      {BRAND_FURROWS.map((furrow) => (
        <path key={furrow} d={furrow} />
      ))}
    </svg>
  );
}
