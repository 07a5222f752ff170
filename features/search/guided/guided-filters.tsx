import { useTranslations } from "next-intl";
import { ChipGroup } from "#/components/chip/chip-group.tsx";
import { SEARCH_MAX_TERMS } from "#/contract/search.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { FifthsCircle } from "./fifths-circle.tsx";
import { type GuidedGroup, MOODS } from "./guided-groups.ts";
import type { GuidedCounts } from "./guided-page.ts";
import { cycled, type GuidedState, OFFERED_KINDS, switched } from "./guided-state.ts";
import { TempoRange } from "./tempo-range.tsx";
import { SECONDS_SCALE, TEMPO_SCALE } from "./tempo-scale.ts";
import { useVersionKind } from "./use-version-kind.ts";

/**
 * Renders all filters, the most frequent ones first: tempo, length, versions, then terms and countries, key, composers,
 * with the number of tracks for each.
 */
export function GuidedFilters({
  state,
  groups,
  counts,
  onChange,
}: {
  state: GuidedState;
  groups: readonly GuidedGroup[];
  /** Undefined after a failure: the groups' own counts over the whole catalogue are shown instead. */
  counts: GuidedCounts | undefined;
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  const kindName = useVersionKind();
  const isFull = Math.max(state.terms.length, state.not.length) >= SEARCH_MAX_TERMS;
  // Shown once, and only where it applies: chips of other groups are just on or off.
  const firstOfTerms = groups.find(({ kind }) => kind === "terms")?.slug;
  const termsHint = isFull ? t("most", { count: SEARCH_MAX_TERMS }) : t("howTo");
  const more = { moreLabel: (count: number) => t("more", { count }), fewerLabel: t("fewer") };
  const writers = (counts?.writers ?? []).map(({ slug, name, count }) => ({ slug, title: name, count }));
  const kinds = OFFERED_KINDS.filter((kind) => counts?.version?.[kind] || state.version.includes(kind));

  return (
    <div className="flex flex-col gap-7">
      <TempoRange
        scale={TEMPO_SCALE}
        words={{
          legend: t("tempo"),
          unit: t("bpm"),
          from: t("tempoFrom"),
          to: t("tempoTo"),
          spoken: (bpm) => t("tempoValue", { bpm }),
          written: String,
        }}
        tempo={state.tempo}
        counts={counts?.tempo ?? []}
        onChange={(tempo) => onChange({ ...state, tempo, page: 1 })}
      />
      <TempoRange
        scale={SECONDS_SCALE}
        words={{
          legend: t("duration"),
          unit: t("minutes"),
          from: t("durationFrom"),
          to: t("durationTo"),
          spoken: (seconds) =>
            t("durationValue", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
          written: formatDuration,
        }}
        tempo={state.seconds}
        counts={counts?.seconds ?? []}
        onChange={(seconds) => onChange({ ...state, seconds, page: 1 })}
      />
      {kinds.length > 0 && (
        <ChipGroup
          legend={t("versions")}
          terms={kinds.map((kind) => ({
            slug: kind,
            title: kindName(kind),
            count: counts?.version?.[kind] ?? 0,
          }))}
          chosen={state.version}
          onToggle={(kind) => onChange(switched(state, "version", kind))}
          {...more}
        />
      )}
      {groups.map(({ slug, title, kind, terms }) => {
        const live = counts?.[kind];
        return (
          <ChipGroup
            key={slug}
            legend={title}
            hint={slug === firstOfTerms ? termsHint : undefined}
            terms={terms.map(([term, name, count]) => ({
              slug: term,
              title: name,
              count: live ? (live[term] ?? 0) : count,
              mood: slug === MOODS ? term : null,
            }))}
            chosen={state[kind]}
            excluded={kind === "terms" ? state.not : []}
            outLabel={t("excluded")}
            onToggle={(one) =>
              onChange(kind === "terms" ? cycled(state, one) : switched(state, "territory", one))
            }
            {...more}
          />
        );
      })}
      <FifthsCircle
        chosen={state.tonality}
        counts={counts?.tonality ?? {}}
        onToggle={(tonality) => onChange(switched(state, "tonality", tonality))}
        onAdd={(near) => onChange({ ...state, tonality: [...state.tonality, ...near], page: 1 })}
      />
      {writers.length > 0 && (
        <ChipGroup
          legend={t("writers")}
          terms={writers}
          chosen={state.writers}
          onToggle={(slug) => onChange(switched(state, "writers", slug))}
          {...more}
        />
      )}
    </div>
  );
}
