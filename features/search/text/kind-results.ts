import type { z } from "zod";
import { albumSearchEndpoint, placementSearchEndpoint, writerSearchEndpoint } from "#/contract/search.ts";
import { call } from "#/lib/api/call.ts";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import { wordsOf } from "../search-data.ts";
import type { SearchState } from "../search-state.ts";

type Page<E extends { answer: z.ZodType }> = z.output<E["answer"]>;

/** Kinds of results found by words only; tracks are found by the brief. */
export type OtherKind = "album" | "writer" | "placement";

/** A page of results of a kind other than tracks, with the numbers of all kinds. */
export type KindResults =
  | { kind: "album"; page: Page<typeof albumSearchEndpoint> }
  | { kind: "writer"; page: Page<typeof writerSearchEndpoint> }
  | { kind: "placement"; page: Page<typeof placementSearchEndpoint> };

/** Returns the results of a kind for the words of a text; throws as `call` does. */
export async function kindResults(
  { text, without, filters }: SearchState,
  kind: OtherKind,
): Promise<KindResults> {
  const query = {
    search: wordsOf(text),
    facets: "0" as const,
    ...(without.length > 0 && { "without[]": [...without] }),
    page: String(filters.page),
    itemsPerPage: String(TITLES_A_PAGE),
  };
  switch (kind) {
    case "album":
      return { kind, page: await call(albumSearchEndpoint, { query: { ...query, type: kind } }) };
    case "writer":
      return { kind, page: await call(writerSearchEndpoint, { query: { ...query, type: kind } }) };
    case "placement":
      return { kind, page: await call(placementSearchEndpoint, { query: { ...query, type: kind } }) };
  }
}
