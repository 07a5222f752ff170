import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import { PastEnd } from "../past-end.tsx";
import { RetryButton } from "../retry-button.tsx";
import { searchAddress } from "../search-state.ts";
import { FoundPlacements } from "../text/found-placements.tsx";
import { FoundWriters } from "../text/found-writers.tsx";
import type { KindResults } from "../text/kind-results.ts";
import { NearWords } from "../text/near-words.tsx";
import { NothingFound } from "../text/nothing-found.tsx";
import { SearchExpansions } from "../text/search-expansions.tsx";
import { SearchTabs } from "../text/search-tabs.tsx";
import { WayLinks } from "../text/way-links.tsx";
import { KindTextField } from "./kind-text-field.tsx";
import type { ReadKind } from "./read-search.ts";
import { RouteLinks } from "./route-links.tsx";

interface Props {
  lang: Lang;
  found: ReadKind;
  /** Renders the albums found; sleeves belong to another feature. */
  albums: (albums: readonly Album[]) => ReactNode;
}

/** Renders the results of a kind other than tracks for a text (acceptance S60), with the numbers of all kinds. */
export function KindScreen({ lang, found: { state, results, trackTotal, ways }, albums }: Props) {
  const t = useTranslations("search");
  const inPages = useTranslations("pagination");
  const { text } = state;
  const hrefOf = (page: number) =>
    searchAddress({ ...state, filters: { ...state.filters, page } }, "text", lang);
  const ofKind = results?.page["hydra:totalItems"] ?? 0;
  const counts = results && { ...results.page.counts, track: trackTotal ?? results.page.counts.track };
  const hasOthers = Object.values(counts ?? {}).some((count) => count > 0);
  const isPastEnd = ofKind > 0 && results?.page["hydra:member"].length === 0;
  return (
    <div className="pt-8 pb-16">
      <header className="page-x">
        <RouteLinks route="text" state={state} />
        <KindTextField state={state} />
        {results && counts && (
          <>
            <h1 aria-live="polite" className="mt-6 text-[36px] leading-none md:text-h1">
              {t("found", { count: ofKind })}
              <span className="mt-2 block font-normal font-sans text-ink2 text-reading tracking-normal wrap-anywhere [font-variation-settings:'FLAR'_0,'VOLM'_0]">
                {t("for", { text })}
              </span>
            </h1>
            {ways && ways.near.length > 0 && (
              <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
                <NearWords ways={ways.near} />
              </p>
            )}
            {ways && ways.shorter.length > 0 && (
              <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink2 text-reading">
                {t("emptyWays")} <WayLinks ways={ways.shorter} lang={lang} />
              </p>
            )}
            <SearchExpansions state={state} expansions={results.page.expansions ?? []} lang={lang} />
            <div className="mt-6 mb-5">
              <SearchTabs state={state} kind={results.kind} counts={counts} />
            </div>
          </>
        )}
      </header>
      {!results ? (
        <div className="page-x pt-6">
          <h1 className="sr-only">{t("title", { text })}</h1>
          <Notice failed title={t("errorTitle")} text={t("errorText")}>
            <RetryButton label={t("retry")} />
          </Notice>
        </div>
      ) : isPastEnd ? (
        <div className="page-x">
          <PastEnd>
            <IntentLink href={hrefOf(1)} className="text-link text-body">
              {inPages("firstPage")}
            </IntentLink>
          </PastEnd>
        </div>
      ) : ofKind === 0 && hasOthers ? (
        <p className="page-x border-ink border-t pt-4 text-ink2 text-reading">{t("noneOfKind", { text })}</p>
      ) : ofKind === 0 ? (
        <div className="page-x wrap-anywhere">
          <NothingFound lang={lang} state={{ ...state, without: [] }} ways={ways} />
        </div>
      ) : (
        <Found results={results} lang={lang} albums={albums} />
      )}
      <div className="page-x pt-8">
        <Pagination page={state.filters.page} count={pageCount(ofKind, TITLES_A_PAGE)} hrefOf={hrefOf} />
      </div>
    </div>
  );
}

function Found({ results, lang, albums }: Pick<Props, "lang" | "albums"> & { results: KindResults }) {
  switch (results.kind) {
    case "album":
      return <div className="page-x">{albums(results.page["hydra:member"])}</div>;
    case "writer":
      return <FoundWriters writers={results.page["hydra:member"]} />;
    case "placement":
      return <FoundPlacements placements={results.page["hydra:member"]} lang={lang} />;
  }
}
