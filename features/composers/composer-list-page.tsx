import { getTranslations } from "next-intl/server";
import { writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { CatalogueIndex } from "#/features/site/crawlers/catalogue-index.tsx";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { call } from "#/lib/api/call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { PackedComposerList } from "./composer-list.tsx";
import { composerPage } from "./composer-list-data.ts";
import { composerListQuery, readComposerListState, writeComposerListState } from "./composer-list-state.ts";

const KEPT = { tags: ["writers", "tracks"], revalidate: 300 };

/** Renders the composer list for the `query` of the address; without a query the backend's responses are cached. */
export async function ComposerListPage({ lang, query = "" }: { lang: Lang; query?: string }) {
  const t = await getTranslations("composers");
  const state = readComposerListState(new URLSearchParams(query));
  const ofComposers = { query: composerListQuery(state) };
  const [composers, letters] = await Promise.all([
    withFallback(
      writeComposerListState(state)
        ? call(writersEndpoint, ofComposers)
        : cachedCall(writersEndpoint, ofComposers, KEPT),
      null,
      "Composers",
    ),
    withFallback(
      state.search
        ? call(writerFiltersEndpoint, { query: { search: state.search } })
        : cachedCall(writerFiltersEndpoint, {}, KEPT),
      null,
      "Initials of the composers",
    ),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["composers", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <PackedComposerList
        packed={pack({ query, composers: composers && composerPage(composers), letters })}
      />
      <CatalogueIndex kind="composers" shown={composers?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
