import type { ReactNode } from "react";
import { Picture } from "#/components/picture/picture.tsx";
import { type ImageSet, SharedPicture } from "#/components/picture/shared-picture.tsx";
import styles from "./sleeve.module.css";

/** Classes of the title and of the writers on a sleeve drawn from the sound. */
export const TITLE_ON_SLEEVE = styles.title;
export const WRITERS_ON_SLEEVE = styles.writers;

/**
 * Renders an album's sleeve, square, as wide as its container. A sleeve drawn from the sound has a band of its own
 * ground with title, writers and reference (`TITLE_ON_SLEEVE`, `WRITERS_ON_SLEEVE`); original artwork (`colours` null) is shown unchanged. `width` is its
 * greatest width, in CSS pixels; `eager` is for sleeves in view on arrival. `shared` is its part of a drawing of several.
 */
export function Sleeve({
  image,
  colours,
  reference,
  title,
  writers,
  width,
  eager = false,
  shared,
}: {
  image: string | null;
  colours: { ground: string; ink: string } | null | undefined;
  reference?: string | null;
  title: ReactNode;
  writers: ReactNode;
  width: number;
  eager?: boolean;
  shared?: ImageSet | undefined;
}) {
  const Shown = shared ? SharedPicture : Picture;
  return (
    <div
      className={styles.sleeve}
      style={colours ? { background: colours.ground, color: colours.ink } : undefined}
    >
      {colours && (
        <div className={styles.ground}>
          {title}
          {reference && <span className={`display-type ${styles.reference}`}>{reference}</span>}
          {writers}
        </div>
      )}
      {image && <Shown {...shared} path={image} width={width} eager={eager} className={styles.picture} />}
    </div>
  );
}
