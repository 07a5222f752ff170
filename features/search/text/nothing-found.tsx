import { useTranslations } from "next-intl";
import { Notice } from "#/components/notice/notice.tsx";
import { ADVICE_SLUG } from "#/features/site/cms/advice-slug.ts";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { NearWords } from "./near-words.tsx";
import { FIRST_SEARCH, type SearchState, writeSearchState } from "./search-state.ts";
import type { SearchWay, SearchWays } from "./search-ways.ts";

interface Props {
  text: string;
  lang: Lang;
  /** Address of the search without its query. */
  path: string;
  state: SearchState;
  ways: SearchWays;
}

/**
 * What to do when nothing is found: the same spelt otherwise or with fewer words, said otherwise, asked of a person, or
 * from elsewhere.
 */
export function NothingFound({ text, lang, path, state, ways: { spellings, shorter, near } }: Props) {
  const t = useTranslations("search");
  const first = spellings.length > 0 ? "emptySpellings" : shorter.length > 0 ? "emptyWays" : "emptyText";
  const links = (ways: readonly SearchWay[]) =>
    ways.map((way) => (
      <IntentLink
        key={way.text}
        href={searchPath(way.text, lang) ?? path}
        rel="nofollow"
        className="inline-flex min-h-10 max-w-full items-center rounded-control border border-line2 bg-raised px-4 text-body wrap-anywhere hover:border-ink max-md:min-h-11"
      >
        {t("way", { text: way.text, count: way.count })}
      </IntentLink>
    ));
  return (
    <Notice title={t("emptyTitle", { text })} text={t(first)}>
      {state.without.length > 0 && (
        <IntentLink
          href={path + writeSearchState(FIRST_SEARCH)}
          rel="nofollow"
          className="text-link text-body"
        >
          {t("restoreExpansions", { count: state.without.length })}
        </IntentLink>
      )}
      {near > 0 && <NearWords text={text} count={near} />}
      {links(spellings)}
      {spellings.length > 0 && shorter.length > 0 && (
        <p className="w-full text-ink2 text-reading">{t("emptyWays")}</p>
      )}
      {links(shorter)}
      <ul className="mb-2 not-first:mt-2 grid w-full list-disc gap-1 pl-5 text-ink2 text-reading">
        <li>{t("helpSpelling")}</li>
        <li>{t("helpFewer")}</li>
        <li>{t("helpOther")}</li>
      </ul>
      <Link
        href={{ pathname: "/[slug]", params: { slug: ADVICE_SLUG[lang] }, query: { text } }}
        className="text-link text-body"
      >
        {t("askAdvice")}
      </Link>
      <Link href="/search-guidee" className="text-link text-body">
        {t("browseMoods")}
      </Link>
      <Link href="/albums" className="text-link text-body">
        {t("browseAlbums")}
      </Link>
    </Notice>
  );
}
