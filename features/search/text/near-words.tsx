import { useTranslations } from "next-intl";
import { Link } from "#/lib/i18n/navigation.ts";
import type { SearchWay } from "./search-ways.ts";

/** Renders links to the search by synonyms for texts without tracks, with the number of tracks found there. */
export function NearWords({ ways }: { ways: readonly SearchWay[] }) {
  const t = useTranslations("search");
  return ways.map(({ text, count }) => (
    <Link
      key={text}
      href={{ pathname: "/search-synonym", query: { q: text } }}
      rel="nofollow"
      className="text-link text-body wrap-anywhere"
    >
      {t("nearWords", { text, count })}
    </Link>
  ));
}
