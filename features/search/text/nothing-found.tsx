import { useTranslations } from "next-intl";
import { Notice } from "#/components/notice/notice.tsx";
import { ADVICE_SLUG } from "#/features/site/cms/advice-slug.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { type SearchState, searchAddress } from "../search-state.ts";
import { NearWords } from "./near-words.tsx";
import type { SearchWays } from "./search-ways.ts";
import { WayLinks } from "./way-links.tsx";

interface Props {
  lang: Lang;
  state: SearchState;
  /** Results of other searches; null while unknown. */
  ways: SearchWays | null;
}

const NO_WAYS: SearchWays = { spellings: [], shorter: [], near: [] };

/** Renders suggestions when nothing is found: other spellings, fewer words, synonyms, asking a person, or browsing. */
export function NothingFound({ lang, state, ways }: Props) {
  const { spellings, shorter, near } = ways ?? NO_WAYS;
  const { text } = state;
  const t = useTranslations("search");
  const first = spellings.length > 0 ? "emptySpellings" : shorter.length > 0 ? "emptyWays" : "emptyText";
  return (
    <Notice title={t("emptyTitle", { text })} text={t(first)}>
      {state.without.length > 0 && (
        <IntentLink
          href={searchAddress({ ...state, without: [] }, "text", lang)}
          rel="nofollow"
          className="text-link text-body"
        >
          {t("restoreExpansions", { count: state.without.length })}
        </IntentLink>
      )}
      <WayLinks ways={spellings} lang={lang} />
      {spellings.length > 0 && shorter.length > 0 && (
        <p className="w-full text-ink2 text-reading">{t("emptyWays")}</p>
      )}
      <WayLinks ways={shorter} lang={lang} />
      {near.length > 0 && (
        <p className="flex w-full flex-wrap gap-x-6 gap-y-2">
          <NearWords ways={near} />
        </p>
      )}
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
