import styles from "./swatch.module.css";

/**
 * Renders the striped sign of a mood family, in `--hue-fill` of its surroundings: a mask of the style sheet, since a list
 * repeats it. Always stands beside the family's name, because a hue alone means nothing to many people; an empty
 * element, so that assistive technology passes over it.
 */
export function Swatch() {
  return <span className={styles.swatch} />;
}
