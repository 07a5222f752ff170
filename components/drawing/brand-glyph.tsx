import { BRAND_FURROWS } from "./brand-furrows.ts";
import styles from "./brand-glyph.module.css";

/**
 * Renders the mark beside the word Sillon, 30 × 22 unless `className` sets a size. It has the `--hue-fill` of the
 * playing track, and moves while `playing` unless motion is reduced. Decorative: the word is its name.
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
