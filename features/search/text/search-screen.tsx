import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import type { Album } from "#/contract/album.ts";
import { rowTrack } from "#/features/tracks/row-track.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { PastEnd } from "../past-end.tsx";
import { RetryButton } from "../retry-button.tsx";
import { FoundPlacements } from "./found-placements.tsx";
import { FoundTracks } from "./found-tracks.tsx";
import { FoundWriters } from "./found-writers.tsx";
import { NearWords } from "./near-words.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchExpansions } from "./search-expansions.tsx";
import { SearchOrders } from "./search-orders.tsx";
import type { SearchResults } from "./search-results.ts";
import { RESULTS_A_PAGE, type SearchState, writeSearchState } from "./search-state.ts";
import { SearchTabs } from "./search-tabs.tsx";
import type { SearchWays } from "./search-ways.ts";
import { WayLinks } from "./way-links.tsx";

interface Props {
  text: string;
  lang: Lang;
  /** Address of the search without its query. */
  path: string;
  state: SearchState;
  /** Null when the catalogue did not answer. */
  results: SearchResults | null;
  /** What other searches would find, where this one finds no title. */
  ways: SearchWays;
  /** Draws albums found; sleeves belong to another feature. */
  albums: (albums: readonly Album[]) => ReactNode;
}

/** Results of a text search (acceptance S60): their number by kind, a page of one kind, or why there is none. */
export function SearchScreen({ text, lang, path, state, results, ways, albums }: Props) {
  const t = useTranslations("search");
  const inPages = useTranslations("pagination");
  if (!results) {
    return (
      <div className="page-x pt-10 lg:pt-14">
        <h1 className="sr-only">{t("title", { text })}</h1>
        <Notice failed title={t("errorTitle")} text={t("errorText")}>
          <RetryButton label={t("retry")} />
        </Notice>
      </div>
    );
  }
  const { counts } = results.page;
  const total = counts.track + counts.album + counts.writer + counts.placement;
  const ofKind = results.page["hydra:totalItems"];
  const isPastEnd = ofKind > 0 && results.page["hydra:member"].length === 0;
  const shown = { ...state, kind: results.kind };
  if (total === 0) {
    return (
      <div className="page-x pt-10 lg:pt-14 wrap-anywhere">
        <h1 className="sr-only">{t("title", { text })}</h1>
        <NothingFound text={text} lang={lang} path={path} state={state} ways={ways} />
      </div>
    );
  }
  return (
    <div className="pt-8 pb-16 lg:pt-12">
      <header className="page-x">
        <h1 aria-live="polite" className="text-[40px] leading-none md:text-h1">
          {t("found", { count: total })}
          <span className="mt-2 block font-normal font-sans text-ink2 text-reading tracking-normal wrap-anywhere [font-variation-settings:'FLAR'_0,'VOLM'_0]">
            {t("for", { text })}
          </span>
        </h1>
        {ways.near.length > 0 && (
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            <NearWords ways={ways.near} />
          </p>
        )}
        {ways.shorter.length > 0 && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink2 text-reading">
            {t("emptyWays")} <WayLinks ways={ways.shorter} lang={lang} />
          </p>
        )}
        <SearchExpansions path={path} state={shown} expansions={results.page.expansions ?? []} lang={lang} />
        <div className="mt-6 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SearchTabs path={path} kind={results.kind} counts={counts} without={state.without} />
          {results.kind === "track" && ofKind > 1 && <SearchOrders path={path} state={shown} />}
        </div>
      </header>
      {isPastEnd ? (
        <div className="page-x">
          <PastEnd>
            <IntentLink href={path + writeSearchState({ ...shown, page: 1 })} className="text-link text-body">
              {inPages("firstPage")}
            </IntentLink>
          </PastEnd>
        </div>
      ) : ofKind === 0 ? (
        <p className="page-x border-t border-ink pt-4 text-ink2 text-reading">{t("noneOfKind", { text })}</p>
      ) : (
        <Found text={text} state={shown} results={results} lang={lang} albums={albums} />
      )}
      <div className="page-x pt-8">
        <Pagination
          page={state.page}
          count={pageCount(ofKind, RESULTS_A_PAGE)}
          hrefOf={(page) => path + writeSearchState({ ...shown, page })}
        />
      </div>
    </div>
  );
}

function Found({
  text,
  state,
  results,
  lang,
  albums,
}: Pick<Props, "text" | "state" | "lang" | "albums"> & { results: SearchResults }) {
  switch (results.kind) {
    case "track":
      return (
        <FoundTracks
          text={text}
          state={state}
          tracks={results.page["hydra:member"].map(rowTrack)}
          total={results.page["hydra:totalItems"]}
        />
      );
    case "album":
      return <div className="page-x">{albums(results.page["hydra:member"])}</div>;
    case "writer":
      return <FoundWriters writers={results.page["hydra:member"]} />;
    case "placement":
      return <FoundPlacements placements={results.page["hydra:member"]} lang={lang} />;
  }
}
