import type { z } from "zod";
import { type WriterFilters, writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { call } from "#/lib/api/call.ts";
import { type CardComposer, cardComposer } from "./card-composer.ts";
import { type ComposerListState, composerListQuery } from "./composer-list-state.ts";

/** A page of the list, as its cards need it, and the number of composers on all pages. */
export interface ComposerPage {
  composers: CardComposer[];
  total: number;
}

/** Keeps of an answer of the backend what the list shows. */
export function composerPage(answer: z.infer<typeof writersEndpoint.answer>): ComposerPage {
  return { composers: answer["hydra:member"].map(cardComposer), total: answer["hydra:totalItems"] };
}

/** A page of the composer list. */
export async function fetchComposers(state: ComposerListState, signal: AbortSignal): Promise<ComposerPage> {
  return composerPage(await call(writersEndpoint, { query: composerListQuery(state), signal }));
}

/** The letters under which composers that fit a search stand. */
export function fetchLetters(search: string, signal: AbortSignal): Promise<WriterFilters> {
  return call(writerFiltersEndpoint, { query: search ? { search } : {}, signal });
}
