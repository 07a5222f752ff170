import { Fragment } from "react";
import type { WriterTag } from "#/contract/track.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import styles from "./writer-links.module.css";

/** Renders writers, each a link to that writer's albums (acceptance S45). */
export function WriterLinks({ writers }: { writers: readonly WriterTag[] }) {
  return writers.map((writer, index) => (
    <Fragment key={writer.id}>
      {index > 0 && ", "}
      <Link href={{ pathname: "/albums", query: { writers: writer.slug } }} className={styles.writer}>
        {writer.name}
      </Link>
    </Fragment>
  ));
}
