import { getTranslations } from "next-intl/server";
import { placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { CatalogueIndex } from "#/features/site/crawlers/catalogue-index.tsx";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { call } from "#/lib/api/call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { PackedPlacementList } from "./placement-list.tsx";
import { placementPage } from "./placement-list-data.ts";
import {
  placementFilterQuery,
  placementListQuery,
  readPlacementListState,
  writePlacementListState,
} from "./placement-list-state.ts";

const KEPT = { tags: ["placements", "tracks"], revalidate: 300 };

/** Renders the placement list for the `query` of the address; without a query the backend's responses are cached. */
export async function PlacementListPage({ lang, query = "" }: { lang: Lang; query?: string }) {
  const t = await getTranslations("placements");
  const state = readPlacementListState(new URLSearchParams(query));
  const ofPlacements = { query: placementListQuery(state) };
  const isFiltered = state.kind !== "" || state.year !== "";
  const [placements, filters, narrowed] = await Promise.all([
    withFallback(
      writePlacementListState(state)
        ? call(placementsEndpoint, ofPlacements)
        : cachedCall(placementsEndpoint, ofPlacements, KEPT),
      null,
      "Placements",
    ),
    withFallback(cachedCall(placementFiltersEndpoint, {}, KEPT), null, "Filters of the placements"),
    isFiltered
      ? withFallback(
          call(placementFiltersEndpoint, { query: placementFilterQuery(state) }),
          null,
          "Filters of some placements",
        )
      : null,
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["placements", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <PackedPlacementList
        packed={pack({ query, placements: placements && placementPage(placements), filters, narrowed })}
      />
      <CatalogueIndex kind="placements" shown={placements?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
