"use client";

import { useTranslations } from "next-intl";
import { ActiveChip } from "#/components/chip/active-chip.tsx";
import { SearchField } from "#/components/search-field/search-field.tsx";
import type { WriterFilters } from "#/contract/writer.ts";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { useListQuery } from "#/lib/navigation/use-list-query.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { Alphabet } from "./alphabet.tsx";
import type { ComposerPage } from "./composer-list-data.ts";
import {
  ALL_COMPOSERS,
  type ComposerListState,
  readComposerListState,
  writeComposerListState,
} from "./composer-list-state.ts";
import { ComposerResults } from "./composer-results.tsx";
import { useComposerList } from "./use-composer-list.ts";

interface Props {
  /** Query for which the server rendered the page. */
  query?: string;
  /** The composers for that query and the initials for its search; null after a failure. */
  composers: ComposerPage | null;
  letters: WriterFilters | null;
}

/** Renders the composer list. Its first content is part of the page; its state is the query of the address. */
export function ComposerList({ query: drawn = "", composers, letters }: Props) {
  const t = useTranslations("composers");
  const { query, isArriving, follow, show: move } = useListQuery(drawn);
  const state = readComposerListState(new URLSearchParams(query));
  const show = (next: ComposerListState) => move(writeComposerListState(next));
  const given = readComposerListState(new URLSearchParams(drawn));
  const list = useComposerList(state, {
    isArriving,
    state: given,
    composers,
    letters,
  });
  const page = list.composers.data;
  const isKept = list.composers.isPlaceholderData;

  return (
    <div className="page-x page-grid items-start gap-y-6 pb-16">
      <AddressQuery onChange={follow} />
      <div className="col-margin">
        <SearchField
          text={state.search}
          onSearch={(search) => show({ ...ALL_COMPOSERS, search })}
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          submitLabel={t("searchSubmit")}
        />
      </div>
      <section aria-label={t("title")} className="col-body">
        {list.letters && (
          <Alphabet
            letters={list.letters.letters}
            chosen={state.letter}
            onChoose={(letter) => show({ ...state, letter, page: 1 })}
          />
        )}
        <div className="mt-5 mb-6 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-3">
          <p aria-live="polite" className={`font-semibold text-reading ${isKept ? "text-ink3" : ""}`}>
            {page ? t("count", { count: page.total }) : "\u00a0"}
          </p>
          {state.search && (
            <ul className="flex flex-wrap items-center gap-2">
              <ActiveChip
                label={t("containing", { text: state.search })}
                removeLabel={t("remove", { name: state.search })}
                onRemove={() => show({ ...state, search: "", page: 1 })}
              />
            </ul>
          )}
        </div>
        <div aria-busy={isKept} className="aria-busy:opacity-50">
          <ComposerResults
            state={state}
            page={page}
            isFetching={list.composers.isFetching && !isKept}
            onRetry={() => list.composers.refetch()}
            onChange={show}
          />
        </div>
      </section>
    </div>
  );
}

export const PackedComposerList = withPackedProps(ComposerList);
