import type { ReactNode } from "react";
import { Picture } from "#/components/picture/picture.tsx";
import styles from "./sleeve.module.css";

/**
 * Renders an album's sleeve, square, as wide as its container. A sleeve drawn from the sound has a band of its own
 * ground with title, writers and reference; original artwork (`colours` null) is shown unchanged. `width` is its
 * greatest width, in CSS pixels; `eager` is for sleeves in view on arrival.
 */
export function Sleeve({
  image,
  colours,
  reference,
  title,
  writers,
  width,
  eager = false,
}: {
  image: string | null;
  colours: { ground: string; ink: string } | null | undefined;
  reference?: string | null;
  title: ReactNode;
  writers: ReactNode;
  width: number;
  eager?: boolean;
}) {
  return (
    <div
      className={styles.sleeve}
      style={colours ? { background: colours.ground, color: colours.ink } : undefined}
    >
      {colours && (
        <div className={styles.ground}>
          <div className={styles.title}>{title}</div>
          {reference && <span className={`display-type ${styles.reference}`}>{reference}</span>}
          <div className={styles.writers}>{writers}</div>
        </div>
      )}
      {image && <Picture path={image} width={width} eager={eager} className={styles.picture} />}
    </div>
  );
}
