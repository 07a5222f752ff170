"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { Id } from "#/contract/hydra.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { GuidedActive } from "../guided/guided-active.tsx";
import { GuidedFilters } from "../guided/guided-filters.tsx";
import type { GuidedGroup } from "../guided/guided-groups.ts";
import { guidedPage } from "../guided/guided-page.ts";
import { useActiveFilters } from "../guided/use-active-filters.ts";
import { QueryPanel } from "./query-panel.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { ReferenceSound } from "./reference-sound.tsx";
import { cancel, send, sentFile } from "./sent-files.ts";
import type { Source } from "./similarity-data.ts";
import { SimilarityResults } from "./similarity-results.tsx";
import { SimilarityStart } from "./similarity-start.tsx";
import {
  comparedWith,
  type Part,
  readSimilarityState,
  type SimilarityState,
  type Weights,
  writeSimilarityState,
} from "./similarity-state.ts";
import { SimilarityWeights } from "./similarity-weights.tsx";
import { useArrival } from "./use-arrival.ts";
import { useReference } from "./use-reference.tsx";
import { useSimilarity } from "./use-similarity.ts";

const NOTHING_KNOWN = { names: {}, counts: { terms: {} } };
const GuidedSheet = lazy(async () => ({ default: (await import("../guided/guided-sheet.tsx")).GuidedSheet }));

/** Renders similarity search: the reference, the weights, and the similar tracks. */
export function SimilaritySearch({ groups }: { groups: GuidedGroup[] }) {
  const t = useTranslations("similarity");
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const chosen = useRef(false);
  const state = readSimilarityState(new URLSearchParams(query ?? ""));
  const show = useCallback((next: SimilarityState) => {
    const address = writeSimilarityState(next);
    setQuery(address.slice(1));
    window.history.pushState(null, "", location.pathname + address);
  }, []);
  const begin = (source?: Parameters<typeof comparedWith>[1]) => {
    chosen.current = true;
    show(comparedWith(state, source));
  };
  const { film } = state;
  const sent = sentFile(state.sent);

  useLayoutEffect(() => {
    // The pressed element disappeared with its view: without this the focus would be lost.
    if (chosen.current && document.activeElement === document.body) title.current?.focus();
    chosen.current = false;
  });

  const source = sourceOf(state.track, sent?.similarTo.print, film);
  const { answer, error, isWaiting, retry } = useSimilarity(source, state);
  const asked = film ? { address: film, similarTo: answer?.similarTo } : null;
  const reference = useReference(state.track, sent, asked, answer?.similarTo);
  const filmError = film && error instanceof ApiError && error.status === 422 ? t("filmRefused") : null;
  const unknownFilm = film && answer?.["hydra:totalItems"] === 0 && !answer.similarTo.track;
  const page =
    answer && guidedPage({ ...answer, availableTerms: termsOf(answer.facets.taxonomies) }, state.filters);
  const active = useActiveFilters(state.filters, groups, page ?? NOTHING_KNOWN);
  const started = source !== null && !filmError && !unknownFilm;
  const sending = useArrival(query !== null && !started, (name) => begin({ sent: name }));
  /** Changes the state of the current address: keys and sliders may be faster than a rendering. */
  const change = useCallback(
    (part: Partial<SimilarityState>) => {
      const now = readSimilarityState(new URLSearchParams(location.search));
      show({ ...now, ...part, filters: { ...now.filters, page: 1 } });
    },
    [show],
  );
  const setPart = useCallback((part: Part | null) => change({ part }), [change]);
  const setWeights = useCallback((weights: Weights) => change({ weights }), [change]);

  return (
    <div className="page-fill flex flex-col">
      <AddressQuery onChange={setQuery} />
      <header
        className={`page-x overflow-x-clip bg-sunken pt-8 pb-5 ${started ? "[@media(height<1000px)]:pt-4 [@media(height<1000px)]:pb-2" : "grow"}`}
      >
        <div className="flex flex-wrap items-end gap-4">
          <ReferenceSound sent={sent} track={reference.track} part={state.part} answer={answer} />
          <div className="min-w-0 flex-1 basis-0 md:basis-80">
            <p className="text-ink3 text-label">{started ? t("like") : t("kicker")}</p>
            <h1
              ref={title}
              tabIndex={-1}
              className="mt-1 w-fit break-words text-[40px] leading-none md:text-h1"
            >
              {(started && reference.title) || t("title")}
            </h1>
            <p className="mt-2 text-ink2 text-reading">{started ? reference.facts : t("intro")}</p>
          </div>
          {started && (
            <Button kind="secondary" onClick={() => begin()} className="max-md:w-full">
              {t("another")}
            </Button>
          )}
        </div>
        {!started && (
          <div className="pt-8 pb-6">
            {unknownFilm && (
              <p role="status" className="mb-5 font-semibold text-body">
                {t("filmUnknown")}
              </p>
            )}
            <SimilarityStart
              initialSearch={new URLSearchParams(query ?? "").get("search")?.trim() ?? ""}
              sending={sending}
              filmError={filmError}
              onTrack={(track) => begin({ track })}
              isFileGone={state.sent !== null}
              onFile={send}
              onCancel={cancel}
              film={film}
              onFilm={(address) => begin({ film: address })}
            />
          </div>
        )}
        {started && reference.duration > 0 && (
          <QueryPanel
            key={state.track ?? state.sent}
            track={sent ? null : state.track}
            mood={reference.mood}
            analysis={reference.analysis}
            duration={reference.duration}
            part={state.part}
            onPart={setPart}
          />
        )}
      </header>
      {started && (
        <div className="page-x grid gap-x-10 gap-y-8 pt-7 pb-16 [@media(height<1000px)]:pt-4 lg:grid-cols-[264px_minmax(0,1fr)]">
          <div className="max-lg:order-last">
            <SimilarityWeights weights={state.weights} onChange={setWeights} />
            <QuickFilters
              filters={state.filters}
              bpm={reference.bpm}
              active={active.length}
              onChange={(filters) => show({ ...state, filters })}
              onOpen={() => setOpen(true)}
            />
          </div>
          <div className="min-w-0">
            {active.length > 0 && (
              <div className="pb-4">
                <GuidedActive
                  filters={active}
                  order={state.filters.order}
                  onChange={(filters) => show({ ...state, filters })}
                />
              </div>
            )}
            <SimilarityResults
              source={source}
              answer={answer}
              failed={error !== null}
              isWaiting={isWaiting}
              state={state}
              reference={reference}
              onChange={show}
              onRetry={retry}
            />
          </div>
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <GuidedSheet total={page?.total} onClose={() => setOpen(false)}>
            <GuidedFilters
              state={state.filters}
              groups={groups}
              counts={page?.counts}
              onChange={(filters) => show({ ...state, filters })}
            />
          </GuidedSheet>
        </Suspense>
      )}
    </div>
  );
}

function sourceOf(track: Id | null, print: string | undefined, film: string | null): Source | null {
  if (print) return { print };
  if (film) return { film };
  return track === null ? null : { track };
}

const termsOf = (taxonomies: readonly { terms: readonly { slug: string; count: number }[] }[]) =>
  taxonomies.flatMap(({ terms }) => terms.map(({ slug, count }) => ({ slug, count })));
