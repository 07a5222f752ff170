import styles from "./swatch.module.css";

/**
 * Renders the striped sign of a mood family, in the `--hue-fill` of its surroundings. It is a mask in the style sheet,
 * because lists repeat it. It always stands beside the family's name, because a hue alone means nothing to many people;
 * it is an empty element, so that assistive technology skips it.
 */
export function Swatch() {
  return <span className={styles.swatch} />;
}
