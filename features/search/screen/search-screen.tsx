"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { opensElsewhere } from "#/lib/navigation/opens-elsewhere.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { ConceptChips } from "../brief/concept-chips.tsx";
import { VersionsWithout } from "../brief/versions-without.tsx";
import { GuidedActive } from "../guided/guided-active.tsx";
import { GuidedFilters } from "../guided/guided-filters.tsx";
import type { GuidedGroup } from "../guided/guided-groups.ts";
import { GuidedKeep } from "../guided/guided-keep.tsx";
import type { GuidedState } from "../guided/guided-state.ts";
import { useActiveFilters } from "../guided/use-active-filters.ts";
import {
  hasFilters,
  readSearchAddress,
  type SearchRoute,
  type SearchState,
  withText,
} from "../search-state.ts";
import { NearSection } from "../synonyms/near-section.tsx";
import { AddressFollower } from "./address-follower.tsx";
import { FiltersBeside } from "./filters-beside.tsx";
import { FoundHeading } from "./found-heading.tsx";
import { keptSearch, useKeptSearch } from "./kept-search.ts";
import { KindTabs } from "./kind-tabs.tsx";
import { RouteLinks } from "./route-links.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchResults } from "./search-results.tsx";
import { TextField } from "./text-field.tsx";
import { type DrawnSearch, useSearch } from "./use-search.ts";
import { useSearchAddress } from "./use-search-address.ts";

const NOTHING_KNOWN = { names: {}, counts: undefined };
const GuidedSheet = lazy(async () => ({ default: (await import("../guided/guided-sheet.tsx")).GuidedSheet }));

/**
 * Renders the only search page: a brief in plain words, its interpretation, the filters beside it, and the tracks
 * found. Each route has its own emphasis: the tracks, the filters, or the words near those of the text, which are then
 * searched too. The state is the address (acceptance S42, S46, S60, S61).
 */
export function SearchScreen({
  route,
  groups,
  drawn,
}: {
  route: SearchRoute;
  groups: GuidedGroup[];
  drawn: DrawnSearch;
}) {
  const t = useTranslations("guided");
  const [sheet, setSheet] = useState(false);
  const [panelOpen, setPanelOpen] = useState<"drawn" | "asked" | null>(route === "guided" ? "drawn" : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, isArriving, show, follow } = useSearchAddress(route, drawn.state);
  const { page, isWaiting, retry } = useSearch(state, {
    route,
    facets: panelOpen !== null || sheet || hasFilters(state),
    drawn,
  });
  const filters = useActiveFilters(state.filters, groups, page ?? NOTHING_KNOWN);
  const showFilters = (next: GuidedState) => show({ ...state, filters: next });
  /** For buttons that disappear with the change: focuses the heading, so that the focus is not lost. */
  const fromHeading = (next: SearchState) => {
    heading.current?.focus({ preventScroll: true });
    show(next);
  };
  const filtersFromHeading = (next: GuidedState) => fromHeading({ ...state, filters: next });
  /** Links to other pages change the tracks here; the links disappear while these are loading. */
  const turnPage = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("nav a");
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    document.documentElement.scrollTop = 0;
    fromHeading(readSearchAddress(link.href));
  };
  /** Filters by a term of the panel; undefined if the panel lacks it, or it is chosen already. */
  const filterBy = (slug: string) => {
    const isListed = groups.some(
      ({ kind, terms }) => kind === "terms" && terms.some(([term]) => term === slug),
    );
    const { terms, not } = state.filters;
    if (!isListed || terms.includes(slug)) return undefined;
    return () =>
      showFilters({
        ...state.filters,
        terms: [...terms, slug],
        not: not.filter((one) => one !== slug),
        page: 1,
      });
  };
  const withoutDrums = page?.concepts.find(({ mode, versions }) => mode === "excluded" && versions);
  const openKept = useKeptSearch(route, fromHeading);
  const panel = (
    <GuidedFilters state={state.filters} groups={groups} counts={page?.counts} onChange={showFilters} />
  );
  const labels = filters.map(({ isExcluded, label }) => (isExcluded ? `${t("except")} ${label}` : label));
  const name = [state.text, ...labels].filter(Boolean).join(", ");

  return (
    <div className={panelOpen ? "lg:grid lg:grid-cols-[332px_minmax(0,1fr)]" : undefined}>
      <AddressFollower onChange={follow} />
      {panelOpen && <FiltersBeside takesFocus={panelOpen === "asked"}>{panel}</FiltersBeside>}
      <div className={`min-w-0 pb-16 ${panelOpen ? "lg:@container lg:[&_.page-x]:pl-7" : ""}`}>
        <header className="page-x pt-8">
          <RouteLinks route={route} state={state} />
          <TextField text={state.text} route={route} onSearch={(text) => show(withText(state, text))} />
          <ConceptChips
            text={state.text}
            page={page}
            onText={(text) => show(withText(state, text))}
            onFilter={filterBy}
          />
          {page?.text === state.text && withoutDrums && (
            <VersionsWithout state={state} route={route} concept={withoutDrums} onChange={fromHeading} />
          )}
          {route === "synonyms" && (
            <NearSection
              state={state}
              synonyms={page?.near}
              hasSeveral={(page?.concepts.length ?? 0) > 1}
              onChange={show}
              onRestore={fromHeading}
            />
          )}
          <FoundHeading
            ref={heading}
            route={route}
            name={name}
            page={page}
            state={state}
            isWaiting={isWaiting}
          />
          {(filters.length > 0 || state.text === "" || panelOpen) && (
            <GuidedActive
              filters={filters}
              text={state.text}
              order={state.filters.order}
              onChange={filtersFromHeading}
            />
          )}
          {page && page.ignored.length > 0 && (
            <p className="mt-3 text-ink2 text-small">{t("ignored", { terms: page.ignored.join(", ") })}</p>
          )}
          <GuidedKeep query={keptSearch(state, route)} name={name} onOpen={openKept} />
          <SearchBar
            state={state}
            active={filters.length}
            isPanelOpen={panelOpen !== null}
            onPanel={() => setPanelOpen(panelOpen ? null : "asked")}
            onSheet={() => setSheet(true)}
            onChange={showFilters}
          >
            {route === "text" && <KindTabs state={state} total={page?.total} drawn={drawn} />}
          </SearchBar>
        </header>
        <section
          aria-label={t("tracks")}
          aria-busy={isWaiting}
          data-page="release"
          onClickCapture={turnPage}
          className="pt-4"
        >
          <SearchResults
            state={state}
            route={route}
            filters={filters}
            page={page}
            drawn={drawn}
            isWaiting={isWaiting}
            isArriving={isArriving}
            onRetry={retry}
            onChange={fromHeading}
          />
        </section>
      </div>
      {sheet && (
        <Suspense fallback={null}>
          <GuidedSheet total={page?.total} onClose={() => setSheet(false)}>
            {panel}
          </GuidedSheet>
        </Suspense>
      )}
    </div>
  );
}

export const PackedSearchScreen = withPackedProps(SearchScreen);
