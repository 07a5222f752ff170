"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, Suspense, useCallback, useRef, useState } from "react";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { GuidedActive } from "./guided-active.tsx";
import { GuidedBar } from "./guided-bar.tsx";
import { GuidedFilters } from "./guided-filters.tsx";
import type { GuidedGroup } from "./guided-groups.ts";
import { GuidedKeep } from "./guided-keep.tsx";
import type { GuidedPage } from "./guided-page.ts";
import { GuidedResults } from "./guided-results.tsx";
import { type GuidedState, readGuidedState, writeGuidedState } from "./guided-state.ts";
import { useActiveFilters } from "./use-active-filters.ts";
import { useGuidedSearch } from "./use-guided-search.ts";

const NOTHING_KNOWN = { names: {}, counts: { terms: {} } };
const GuidedSheet = lazy(async () => ({ default: (await import("./guided-sheet.tsx")).GuidedSheet }));

/**
 * Guided search: what narrows the catalogue and the titles that are left. `first` is the page that `query` asks for,
 * which came with the HTML (null when it could not be had); the state is the query of the address (acceptance S46).
 */
export function GuidedSearch({
  query: drawn = "",
  groups,
  first,
}: {
  query?: string;
  groups: GuidedGroup[];
  first: GuidedPage | null;
}) {
  const t = useTranslations("guided");
  const [query, setQuery] = useState(drawn);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readGuidedState(new URLSearchParams(query));
  /** Moves to a state without asking the server for the page again; back and forward work. */
  const show = useCallback((next: GuidedState) => {
    const address = writeGuidedState(next);
    setQuery(address.slice(1));
    window.history.pushState(null, "", location.pathname + address);
  }, []);
  /** The same from a button that goes away with what it changed: the focus must not fall to nowhere. */
  const showFromHeading = (next: GuidedState) => {
    heading.current?.focus({ preventScroll: true });
    show(next);
  };
  /** Links to other pages go away while one is awaited. */
  const keepFocus = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLElement>("nav a");
    if (link) refocusWhenGone(link, () => heading.current);
  };
  const { page, isWaiting, retry } = useGuidedSearch(state, { query: drawn, page: first });
  const filters = useActiveFilters(state, groups, page ?? NOTHING_KNOWN);
  const panel = <GuidedFilters state={state} groups={groups} counts={page?.counts} onChange={show} />;

  return (
    <div className="lg:grid lg:grid-cols-[332px_minmax(0,1fr)]">
      <AddressQuery onChange={setQuery} />
      <div className="border-line border-r bg-sunken max-lg:hidden">
        <section
          aria-label={t("filters")}
          className="sticky top-14 max-h-[calc(100svh-56px)] overflow-y-auto pt-8 pr-7 pb-40 pl-10"
        >
          {panel}
        </section>
      </div>
      <div className="min-w-0 pb-16 lg:@container lg:[&_.page-x]:pl-7">
        <header className="page-x pt-8">
          <p className="text-ink3 text-label">{t("title")}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            aria-live="polite"
            className={`mt-1 mb-4 text-[40px] leading-none outline-none md:text-h1 ${isWaiting ? "text-ink3" : ""}`}
          >
            {page ? t("count", { count: page.total }) : t("title")}
          </h1>
          <GuidedActive filters={filters} order={state.order} onChange={showFromHeading} />
          {page && page.ignored.length > 0 && (
            <p className="mt-3 text-ink2 text-small">{t("ignored", { terms: page.ignored.join(", ") })}</p>
          )}
          <GuidedKeep
            query={writeGuidedState({ ...state, page: 1 })}
            name={filters.map(({ isOut, label }) => (isOut ? `${t("except")} ${label}` : label)).join(", ")}
            onOpen={(kept) => showFromHeading(readGuidedState(new URLSearchParams(kept)))}
          />
          <GuidedBar state={state} active={filters.length} onOpen={() => setOpen(true)} onChange={show} />
        </header>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, pressed in any way, is what is clicked. */}
        <section aria-label={t("tracks")} aria-busy={isWaiting} onClick={keepFocus} className="pt-4">
          <GuidedResults
            state={state}
            filters={filters}
            page={page}
            isWaiting={isWaiting}
            onRetry={retry}
            onChange={showFromHeading}
          />
        </section>
      </div>
      {open && (
        <Suspense fallback={null}>
          <GuidedSheet total={page?.total} onClose={() => setOpen(false)}>
            {panel}
          </GuidedSheet>
        </Suspense>
      )}
    </div>
  );
}
