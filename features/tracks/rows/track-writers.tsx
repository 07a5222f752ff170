import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef, useState } from "react";
import type { WriterTag } from "#/contract/track.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import styles from "../row-parts/track-row.module.css";
import { visibleWriters, WRITERS_SHOWN } from "./visible-writers.ts";

type Writer = Pick<WriterTag, "id" | "name" | "slug">;

interface Props {
  writers: readonly Writer[];
  /** The track's name. */
  name: string;
}

/** Renders writers as links to their albums (S45): the first two, and all after a press on "..." (S51). */
export function TrackWriters(props: Props) {
  if (props.writers.length > WRITERS_SHOWN) return <ManyWriters {...props} />;
  return (
    <span className={`${styles.writers} shorten`}>
      {props.writers.map((writer, index) => (
        <Fragment key={writer.id}>
          {index > 0 && ", "}
          <WriterLink {...writer} />
        </Fragment>
      ))}
    </span>
  );
}

function ManyWriters({ writers, name }: Props) {
  const t = useTranslations("track");
  const [all, setAll] = useState(false);
  const revealed = useRef<HTMLSpanElement>(null);
  const { shown, hidden } = visibleWriters(writers, all);
  // The button disappears when pressed: the focus moves on to the revealed writers.
  useEffect(() => {
    if (all) revealed.current?.focus();
  }, [all]);
  return (
    <>
      <span className={all ? "min-w-0" : `${styles.writers} shorten`}>
        {shown.map((writer, index) => (
          <span key={writer.id} ref={index === WRITERS_SHOWN ? revealed : undefined} tabIndex={-1}>
            {index > 0 && ", "}
            <WriterLink {...writer} />
          </span>
        ))}
      </span>
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => setAll(true)}
          aria-label={t("moreWriters", { count: hidden, name })}
          className="h-6 min-w-6 shrink-0 pb-2 font-semibold text-ink"
        >
          ...
        </button>
      )}
    </>
  );
}

function WriterLink({ name, slug }: Writer) {
  return <Link href={{ pathname: "/albums", query: { writers: slug } }}>{name}</Link>;
}
