"use client";

import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { ActiveChip } from "#/components/chip/active-chip.tsx";
import { ChipGroup } from "#/components/chip/chip-group.tsx";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import type { TrackPage } from "./guided-data.ts";
import type { GuidedGroup } from "./guided-groups.ts";
import { GuidedResults } from "./guided-results.tsx";
import { EVERYTHING, type GuidedState, readGuidedState, switched, writeGuidedState } from "./guided-state.ts";

/**
 * Guided search: terms to choose from and the titles they leave. `first` is the first page of the whole catalogue,
 * which came with the HTML (null when it could not be had); the state is the query of the address (acceptance S46).
 */
export function GuidedSearch({ groups, first }: { groups: GuidedGroup[]; first: TrackPage | null }) {
  const t = useTranslations("guided");
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const panel = useId();
  const state = readGuidedState(new URLSearchParams(query));
  const address = writeGuidedState(state);
  /** Moves to a state without asking the server for the page again; back and forward work. */
  const show = (next: GuidedState) => {
    const nextAddress = writeGuidedState(next);
    setQuery(nextAddress.slice(1));
    window.history.pushState(null, "", location.pathname + nextAddress);
  };
  const tracks = useQuery({
    queryKey: ["guided", address],
    queryFn: async ({ signal }) => (await import("./guided-data.ts")).fetchTracks(state, signal),
    initialData: address === "" ? (first ?? undefined) : undefined,
    meta: { silent: true },
  });
  const chosen = groups.flatMap((group) =>
    group.terms
      .filter((term) => state[group.kind].includes(term.slug))
      .map((term) => ({ ...term, kind: group.kind })),
  );

  return (
    <div className="pb-16">
      <AddressQuery onChange={setQuery} />
      <header className="page-x pt-8 pb-6 lg:pt-12">
        <p className="text-ink3 text-label">{t("title")}</p>
        <h1 aria-live="polite" className="mt-1 text-[40px] leading-none md:text-h1">
          {tracks.data ? t("count", { count: tracks.data["hydra:totalItems"] }) : t("title")}
        </h1>
        <div className="mt-3 flex min-h-[30px] flex-wrap items-center gap-2">
          {chosen.length === 0 && <p className="text-ink2 text-reading">{t("everything")}</p>}
          {chosen.length > 0 && (
            <ul className="flex flex-wrap items-center gap-2">
              {chosen.map(({ kind, slug, title, mood }) => (
                <ActiveChip
                  key={`${kind}-${slug}`}
                  label={title}
                  mood={mood}
                  removeLabel={t("remove", { name: title })}
                  onRemove={() => show(switched(state, kind, slug))}
                />
              ))}
              <li>
                <button
                  type="button"
                  onClick={() => show(EVERYTHING)}
                  className="text-link touch-target px-1 text-small"
                >
                  {t("clear")}
                </button>
              </li>
            </ul>
          )}
        </div>
        <Button
          kind="secondary"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="mt-4 h-11 md:hidden"
        >
          <SlidersHorizontal aria-hidden="true" size={16} />
          {t("showTerms", { count: chosen.length })}
        </Button>
      </header>
      <section
        id={panel}
        aria-label={t("terms")}
        className={`page-x mb-8 grid gap-x-8 gap-y-6 border-line border-y bg-sunken py-6 md:grid-cols-2 lg:grid-cols-3 ${open ? "" : "max-md:hidden"}`}
      >
        {groups.map((group) => (
          <ChipGroup
            key={group.slug}
            legend={group.title}
            terms={group.terms}
            chosen={state[group.kind]}
            onToggle={(slug) => show(switched(state, group.kind, slug))}
            moreLabel={(count) => t("more", { count })}
            fewerLabel={t("fewer")}
          />
        ))}
      </section>
      <section aria-label={t("tracks")}>
        <GuidedResults
          state={state}
          page={tracks.data}
          isFetching={tracks.isFetching}
          onRetry={() => tracks.refetch()}
          onChange={show}
        />
      </section>
    </div>
  );
}
