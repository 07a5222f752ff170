"use client";

import { useTranslations } from "next-intl";
import { ActiveChip } from "#/components/chip/active-chip.tsx";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { ListFilters } from "./album-list-data.ts";
import { ALL_ALBUMS, type AlbumListState, isFiltered, toggled } from "./album-list-state.ts";

/** Renders the active filters, each with a button that removes it, and a link back to the whole list. */
export function ActiveAlbumFilters({
  state,
  all,
  now,
  onChange,
}: {
  state: AlbumListState;
  /** The filters of the whole list. */
  all: ListFilters;
  /** Those of this state: they name a term that the panel does not offer. */
  now: ListFilters | undefined;
  onChange: (state: AlbumListState) => void;
}) {
  const t = useTranslations("albums");
  const lang = useLang();
  if (!isFiltered(state)) return null;

  const writers = state.writers.map((slug) => ({
    slug,
    kind: "writers" as const,
    label: all.writers.find((writer) => writer.slug === slug)?.name ?? slug,
    mood: null,
  }));
  const taxonomies = [...all.taxonomies, ...(now?.taxonomies ?? [])];
  const terms = state.terms.map((slug) => {
    const taxonomy = taxonomies.find((one) => one.terms.some((term) => term.slug === slug));
    const term = taxonomy?.terms.find((one) => one.slug === slug);
    return {
      slug,
      kind: "terms" as const,
      label: term ? termTitle(term, lang) : slug,
      mood: taxonomy?.slug === "moods" ? slug : null,
    };
  });

  return (
    <ul className="flex flex-wrap items-center gap-2">
      {state.search && (
        <ActiveChip
          label={t("containing", { text: state.search })}
          removeLabel={t("remove", { name: state.search })}
          onRemove={() => onChange({ ...state, search: "", page: 1 })}
        />
      )}
      {[...terms, ...writers].map(({ slug, kind, label, mood }) => (
        <ActiveChip
          key={`${kind}-${slug}`}
          label={label}
          mood={mood}
          removeLabel={t("remove", { name: label })}
          onRemove={() => onChange(toggled(state, kind, slug))}
        />
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange({ ...ALL_ALBUMS, order: state.order })}
          className="text-link touch-target px-1 text-small"
        >
          {t("clear")}
        </button>
      </li>
    </ul>
  );
}
