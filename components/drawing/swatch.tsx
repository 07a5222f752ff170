import styles from "./swatch.module.css";

/** Three furrows on whole pixels: at this size a swelling would only be a blur. */
const FURROWS = "M0 1h12v2H0zM0 5h12v2H0zM0 9h12v2H0z";

/**
 * Renders the striped sign of a mood family, in `--hue-fill` of its surroundings. Always stands beside the
 * family's name, because a hue alone means nothing to many people; hence hidden from assistive technology.
 */
export function Swatch() {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      focusable="false"
      className={styles.swatch}
    >
      <path d={FURROWS} />
    </svg>
  );
}
