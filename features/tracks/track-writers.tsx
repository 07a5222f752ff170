import { useTranslations } from "next-intl";
import { useState } from "react";
import type { WriterTag } from "#/contract/track.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { visibleWriters } from "./visible-writers.ts";

/** Writers as links to their albums (S45): two, then all after "..." (S51). `name` is the track's. */
export function TrackWriters({ writers, name }: { writers: readonly WriterTag[]; name: string }) {
  const t = useTranslations("track");
  const [all, setAll] = useState(false);
  const { shown, hidden } = visibleWriters(writers, all);
  return (
    <>
      <span className={all ? "min-w-0" : "min-w-0 truncate"}>
        {shown.map((writer, index) => (
          <span key={writer.id}>
            {index > 0 && ", "}
            <Link href={{ pathname: "/albums", query: { writers: writer.slug } }} className="hover:underline">
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
          className="touch-target shrink-0 px-1 font-semibold text-ink"
        >
          ...
        </button>
      )}
    </>
  );
}
