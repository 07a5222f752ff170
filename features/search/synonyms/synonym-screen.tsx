import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { SEARCH_LENGTH } from "#/features/site/search-box/search-path.ts";
import { rowTrack } from "#/features/tracks/row-track.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import { PastEnd } from "../past-end.tsx";
import { RetryButton } from "../retry-button.tsx";
import { RouteLinks } from "../screen/route-links.tsx";
import {
  type SearchState,
  searchAddress,
  WHOLE_CATALOGUE,
  withText,
  writeSearchQuery,
} from "../search-state.ts";
import type { SynonymResults } from "./synonym-results.ts";
import { SynonymTracks } from "./synonym-tracks.tsx";
import { SynonymWeb } from "./synonym-web.tsx";

interface Props {
  lang: Lang;
  state: SearchState;
  /** Null before a word is given, and when the catalogue did not answer. */
  results: SynonymResults | null;
}

/** Search by synonyms (acceptance S61): a word, the web of those near it in both languages, and titles that hold any. */
export function SynonymScreen({ lang, state, results }: Props) {
  const t = useTranslations("synonyms");
  return (
    <div className="pt-8 pb-16 lg:pt-12">
      <header className="page-x">
        <RouteLinks route="synonyms" state={state} />
        <h1 className="text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="mt-3 max-w-[60ch] text-ink2 text-reading">{t("intro")}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know the role but not the element. */}
        <form
          role="search"
          aria-label={t("title")}
          action={searchAddress(WHOLE_CATALOGUE, "synonyms", lang)}
          method="get"
          className="mt-6 flex max-w-[560px] gap-2"
        >
          {[...new URLSearchParams(writeSearchQuery(withText(state, state.text)))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            key={state.text}
            type="search"
            name="q"
            required
            defaultValue={state.text}
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t("field")}
            placeholder={t("placeholder")}
            className="h-12 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-4 text-reading placeholder:text-ink3"
          />
          <Button type="submit" size={48}>
            {t("submit")}
          </Button>
        </form>
        {state.text === "" && (
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-body">
            <span className="text-ink3">{t("examples")}</span>
            {t("exampleWords")
              .split(",")
              .map((word) => (
                <IntentLink
                  key={word}
                  href={searchAddress({ ...WHOLE_CATALOGUE, text: word }, "synonyms", lang)}
                  className="text-link touch-target"
                >
                  {word}
                </IntentLink>
              ))}
          </p>
        )}
      </header>
      {state.text !== "" && <Found lang={lang} state={state} results={results} />}
    </div>
  );
}

function Found({ lang, state, results }: Props) {
  const t = useTranslations("synonyms");
  const inPages = useTranslations("pagination");
  if (!results) {
    return (
      <div className="page-x pt-10">
        <Notice failed title={t("errorTitle")} text={t("errorText")}>
          <RetryButton label={t("retry")} />
        </Notice>
      </div>
    );
  }
  const { synonyms } = results;
  const first = { ...state, filters: { ...state.filters, page: 1 } };
  const total = results["hydra:totalItems"];
  const isPastEnd = total > 0 && results["hydra:member"].length === 0;
  return (
    <>
      {synonyms.length > 0 && (
        <section className="page-x pt-10">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-h2 wrap-anywhere">{t("webTitle", { word: state.text })}</h2>
            {state.without.length > 0 && (
              <IntentLink
                href={searchAddress({ ...first, without: [] }, "synonyms", lang)}
                rel="nofollow"
                className="text-link touch-target text-small"
              >
                {t("restoreAll")}
              </IntentLink>
            )}
          </div>
          <SynonymWeb synonyms={synonyms} state={state} lang={lang} />
        </section>
      )}
      <section aria-label={t("tracks")} className="pt-10">
        {total === 0 ? (
          <div className="page-x wrap-anywhere">
            <Notice title={t("emptyTitle", { word: state.text })} text={t("emptyText")}>
              <IntentLink
                href={searchAddress({ ...WHOLE_CATALOGUE, text: state.text }, "text", lang)}
                className="text-link text-body"
              >
                {t("searchText")}
              </IntentLink>
            </Notice>
          </div>
        ) : (
          <>
            <h2 aria-live="polite" className="page-x pb-3 text-section">
              {t("count", { count: total })}
            </h2>
            {synonyms.length === 0 && <p className="page-x pb-4 text-ink2 text-reading">{t("noWeb")}</p>}
            {isPastEnd ? (
              <div className="page-x">
                <PastEnd>
                  <IntentLink href={searchAddress(first, "synonyms", lang)} className="text-link text-body">
                    {inPages("firstPage")}
                  </IntentLink>
                </PastEnd>
              </div>
            ) : (
              <SynonymTracks state={state} tracks={results["hydra:member"].map(rowTrack)} total={total} />
            )}
            <div className="page-x pt-8">
              <Pagination
                page={state.filters.page}
                count={pageCount(total, TITLES_A_PAGE)}
                hrefOf={(page) =>
                  searchAddress({ ...state, filters: { ...state.filters, page } }, "synonyms", lang)
                }
              />
            </div>
          </>
        )}
      </section>
    </>
  );
}
