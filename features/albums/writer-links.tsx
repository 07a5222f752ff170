import { Fragment } from "react";
import type { WriterTag } from "#/contract/track.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Renders writers, each a link to that writer's albums (acceptance S45). */
export function WriterLinks({ writers, className }: { writers: readonly WriterTag[]; className?: string }) {
  return writers.map((writer, index) => (
    <Fragment key={writer.id}>
      {index > 0 && ", "}
      <Link
        href={{ pathname: "/albums", query: { writers: writer.slug } }}
        className={`hover:underline hover:decoration-1 hover:underline-offset-3 ${className ?? ""}`}
      >
        {writer.name}
      </Link>
    </Fragment>
  ));
}
