import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { WriterTag } from "#/contract/track.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { visibleWriters, WRITERS_SHOWN } from "./visible-writers.ts";

/** Renders writers as links to their albums (S45): two, then all after "..." (S51). `name` is the track's. */
export function TrackWriters({ writers, name }: { writers: readonly WriterTag[]; name: string }) {
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
      <span className={all ? "min-w-0" : "min-w-0 shorten pb-2"}>
        {shown.map((writer, index) => (
          <span key={writer.id} ref={index === WRITERS_SHOWN ? revealed : undefined} tabIndex={-1}>
            {index > 0 && ", "}
            <Link
              href={{ pathname: "/albums", query: { writers: writer.slug } }}
              className="pb-2 hover:underline"
            >
              {writer.name}
            </Link>
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
