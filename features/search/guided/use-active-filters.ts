import { useTranslations } from "next-intl";
import { formatDuration } from "#/features/player/duration.ts";
import { formatTonality } from "#/features/player/tonality-name.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type GuidedGroup, MOODS } from "./guided-groups.ts";
import type { GuidedCounts, GuidedPage } from "./guided-page.ts";
import { EVERYTHING, type GuidedState, switched } from "./guided-state.ts";
import { useVersionKind } from "./use-version-kind.ts";

/** An active filter in words. */
export interface ActiveFilter {
  key: string;
  label: string;
  mood: string | null;
  /** Whether the filter excludes its term. */
  isExcluded: boolean;
  /** The state without it. */
  without: GuidedState;
}

/** Returns the filters of a state one by one, in the order of the panel. */
export function useActiveFilters(
  state: GuidedState,
  groups: readonly GuidedGroup[],
  { names, counts }: Pick<GuidedPage, "names"> & { counts: GuidedCounts | undefined },
): ActiveFilter[] {
  const t = useTranslations("guided");
  const lang = useLang();
  const kindName = useVersionKind();
  const listed = new Map(
    groups.flatMap((group) => group.terms.map(([slug, title]) => [slug, { title, group: group.slug }])),
  );
  const first = { ...state, page: 1 };

  const term = (slug: string, list: "terms" | "not"): ActiveFilter => {
    const known = listed.get(slug);
    const name = names[slug];
    return {
      key: `${list}-${slug}`,
      label: known?.title ?? (name ? termTitle(name, lang) : slug),
      mood: known?.group === MOODS ? slug : null,
      isExcluded: list === "not",
      without: { ...first, [list]: state[list].filter((other) => other !== slug) },
    };
  };
  const other = (
    kind: "territory" | "tonality" | "version" | "writers",
    value: string,
    label: string,
  ): ActiveFilter => ({
    key: `${kind}-${value}`,
    label,
    mood: null,
    isExcluded: false,
    without: switched(state, kind, value),
  });
  const { from, to } = state.tempo;
  const tempo =
    from !== null && to !== null
      ? t("tempoBetween", { from, to })
      : from !== null
        ? t("tempoAbove", { from })
        : to !== null && t("tempoBelow", { to });

  const { from: shortest, to: longest } = state.seconds;
  const length =
    shortest !== null && longest !== null
      ? t("durationBetween", { from: formatDuration(shortest), to: formatDuration(longest) })
      : shortest !== null
        ? t("durationAbove", { from: formatDuration(shortest) })
        : longest !== null && t("durationBelow", { to: formatDuration(longest) });
  const writers = counts?.writers ?? [];

  return [
    ...state.terms.map((slug) => term(slug, "terms")),
    ...state.not.map((slug) => term(slug, "not")),
    ...state.territory.map((code) => other("territory", code, listed.get(code)?.title ?? code)),
    ...(tempo
      ? [
          {
            key: "tempo",
            label: tempo,
            mood: null,
            isExcluded: false,
            without: { ...first, tempo: EVERYTHING.tempo },
          },
        ]
      : []),
    ...(length
      ? [
          {
            key: "duration",
            label: length,
            mood: null,
            isExcluded: false,
            without: { ...first, seconds: EVERYTHING.seconds },
          },
        ]
      : []),
    ...state.tonality.map((one) => other("tonality", one, formatTonality(one, lang))),
    ...state.version.map((kind) => other("version", kind, t("withVersion", { kind: kindName(kind) }))),
    ...state.writers.map((slug) =>
      other("writers", slug, writers.find((one) => one.slug === slug)?.name ?? slug),
    ),
  ];
}
