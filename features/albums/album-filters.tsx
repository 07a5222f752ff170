"use client";

import { useTranslations } from "next-intl";
import { Chip } from "#/components/chip/chip.tsx";
import type { AlbumFilters as Filters } from "#/contract/album.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type AlbumListState, toggled } from "./album-list-state.ts";
import { AlbumSearchField } from "./album-search-field.tsx";
import { WriterFilter } from "./writer-filter.tsx";

/** Taxonomies by which albums are filtered here; the finer ones belong to guided search. */
const SHOWN = ["moods", "genres"];

/** Everything that narrows the album list; `all` are the filters of the whole list, `filters` those of the state. */
export function AlbumFilters({
  state,
  filters,
  all,
  onChange,
}: {
  state: AlbumListState;
  filters: Filters;
  all: Filters;
  onChange: (state: AlbumListState) => void;
}) {
  const t = useTranslations("albums");
  const lang = useLang();
  const counts = new Map(filters.writers.map((writer) => [writer.slug, writer.count]));
  const writers = all.writers
    .map((writer) => ({ ...writer, count: counts.get(writer.slug) ?? 0 }))
    .filter((writer) => writer.count > 0 || state.writers.includes(writer.slug));

  return (
    <div className="flex flex-col gap-6">
      <AlbumSearchField text={state.search} onSearch={(search) => onChange({ ...state, search, page: 1 })} />
      {all.taxonomies
        .filter((taxonomy) => SHOWN.includes(taxonomy.slug))
        .map((taxonomy) => {
          const now = filters.taxonomies.find((one) => one.slug === taxonomy.slug)?.terms ?? [];
          return (
            <fieldset key={taxonomy.slug}>
              <legend className="mb-2 font-semibold text-body">{termTitle(taxonomy, lang)}</legend>
              <div className="flex flex-wrap gap-1.5">
                {taxonomy.terms.map((term) => (
                  <Chip
                    key={term.slug}
                    on={state.terms.includes(term.slug)}
                    onPress={() => onChange(toggled(state, "terms", term.slug))}
                    count={now.find((one) => one.slug === term.slug)?.count ?? 0}
                    mood={taxonomy.slug === "moods" ? term.slug : null}
                  >
                    {termTitle(term, lang)}
                  </Chip>
                ))}
              </div>
            </fieldset>
          );
        })}
      <WriterFilter
        writers={writers}
        chosen={state.writers}
        onToggle={(slug) => onChange(toggled(state, "writers", slug))}
      />
      <p className="sr-only" aria-live="polite">
        {t("count", { count: filters.total })}
      </p>
    </div>
  );
}
