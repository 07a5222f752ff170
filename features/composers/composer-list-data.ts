import type { z } from "zod";
import { type WriterFilters, writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { call } from "#/lib/api/call.ts";
import { type CardComposer, cardComposer } from "./card-composer.ts";
import { type ComposerListState, composerListQuery } from "./composer-list-state.ts";

/** A page of the list, with the data of its cards, and the number of composers on all pages. */
export interface ComposerPage {
  composers: CardComposer[];
  total: number;
}

/** Picks the list's data from a response of the backend. */
export function composerPage(answer: z.infer<typeof writersEndpoint.answer>): ComposerPage {
  return { composers: answer["hydra:member"].map(cardComposer), total: answer["hydra:totalItems"] };
}

/** Fetches a page of the composer list. */
export async function fetchComposers(state: ComposerListState, signal: AbortSignal): Promise<ComposerPage> {
  return composerPage(await call(writersEndpoint, { query: composerListQuery(state), signal }));
}

/** Fetches the initials of the composers that match a search. */
export function fetchLetters(search: string, signal: AbortSignal): Promise<WriterFilters> {
  return call(writerFiltersEndpoint, { query: search ? { search } : {}, signal });
}
