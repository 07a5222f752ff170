import { useTranslations } from "next-intl";
import type { Writer } from "#/contract/writer.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Renders the composers found, linked to their albums (acceptance S45). */
export function FoundWriters({ writers }: { writers: readonly Writer[] }) {
  const t = useTranslations("search");
  return (
    <ul className="page-x">
      {writers.map((writer) => (
        <li
          key={writer.id}
          className="relative border-line border-b first:border-t first:border-t-ink hover:bg-hover"
        >
          <Link
            href={{ pathname: "/albums", query: { writers: writer.slug } }}
            className="flex min-h-14 flex-wrap items-baseline gap-x-4 py-3"
          >
            <span className="display-type font-semibold text-h2">{writer.name}</span>
            <span className="text-ink3 text-small">
              {t("writerTitles", { tracks: writer.trackCount, albums: writer.albumCount })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
