"use client";

import { useTranslations } from "next-intl";
import { ChipGroup } from "#/components/chip/chip-group.tsx";
import { SearchField } from "#/components/search-field/search-field.tsx";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { ListFilters } from "./album-list-data.ts";
import { type AlbumListState, toggled } from "./album-list-state.ts";
import { WriterFilter } from "./writer-filter.tsx";

/**
 * Renders the filters of the album list: words, moods, writers, genres; finer terms belong to guided search. `all`
 * are the filters of the whole list, `filters` those of the state.
 */
export function AlbumFilters({
  state,
  filters,
  all,
  onChange,
}: {
  state: AlbumListState;
  filters: ListFilters;
  all: ListFilters;
  onChange: (state: AlbumListState) => void;
}) {
  const t = useTranslations("albums");
  const lang = useLang();
  const counts = new Map(filters.writers.map((writer) => [writer.slug, writer.count]));
  const writers = all.writers
    .map((writer) => ({ ...writer, count: counts.get(writer.slug) ?? 0 }))
    .filter((writer) => writer.count > 0 || state.writers.includes(writer.slug));

  const group = (slug: string) => {
    const taxonomy = all.taxonomies.find((one) => one.slug === slug);
    if (!taxonomy) return null;
    const now = filters.taxonomies.find((one) => one.slug === slug)?.terms ?? [];
    return (
      <ChipGroup
        legend={termTitle(taxonomy, lang)}
        terms={taxonomy.terms.map((term) => ({
          slug: term.slug,
          title: termTitle(term, lang),
          count: now.find((one) => one.slug === term.slug)?.count ?? 0,
          mood: slug === "moods" ? term.slug : null,
        }))}
        chosen={state.terms}
        onToggle={(term) => onChange(toggled(state, "terms", term))}
        moreLabel={(count) => t("more", { count })}
        fewerLabel={t("fewer")}
      />
    );
  };

  return (
    <div className="flex flex-col gap-7">
      <SearchField
        text={state.search}
        onSearch={(search) => onChange({ ...state, search, page: 1 })}
        label={t("search")}
        placeholder={t("searchPlaceholder")}
        submitLabel={t("searchSubmit")}
      />
      {group("moods")}
      <WriterFilter
        writers={writers}
        chosen={state.writers}
        onToggle={(slug) => onChange(toggled(state, "writers", slug))}
      />
      {group("genres")}
    </div>
  );
}
