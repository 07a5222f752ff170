import type { z } from "zod";
import type { BriefTrack, briefSearchEndpoint, Concept } from "#/contract/brief.ts";
import type { Synonym } from "#/contract/synonym-search.ts";
import { itemOf } from "#/features/tracks/acting/item-of.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/rows/row-track.ts";
import { type Fit, fitOf } from "./brief/fits.ts";
import { type GuidedCounts, type GuidedPage, guidedPage } from "./guided/guided-page.ts";
import type { SearchState } from "./search-state.ts";

type BriefAnswer = z.infer<typeof briefSearchEndpoint.answer>;

/** A title found: as its row shows it, and by each concept of the brief how it fits; null for an excluded one. */
export interface FoundTrack extends RowTrack {
  fits?: readonly (Fit | null)[];
}

/** A page of titles, with what a screen shows of it and no more: it travels in the HTML. */
export interface SearchPage extends Omit<GuidedPage, "tracks" | "counts"> {
  tracks: FoundTrack[];
  /** The text that it answers. */
  text: string;
  concepts: Concept[];
  /** Words of the text that say nothing about music. */
  dropped: string[];
  /** How many titles meet the whole text. */
  whole: number;
  /** Undefined where they were not asked for. */
  counts: GuidedCounts | undefined;
  /** The words near those of the text; undefined where they are not looked for. */
  near?: readonly Synonym[];
}

function foundTrack({ fits, fitting, ...track }: BriefTrack, concepts: readonly Concept[]): FoundTrack {
  return {
    ...itemOf(rowTrack(track), fitting),
    fits: concepts.map((concept, at) => fitOf(concept, fits[at] ?? null, track)),
  };
}

/** What a screen needs of the answer to a brief. */
export function briefPage(answer: BriefAnswer, state: SearchState, facets: boolean): SearchPage {
  const page = guidedPage(answer, state.filters);
  return {
    ...page,
    tracks: answer["hydra:member"].map((track) => foundTrack(track, answer.concepts)),
    text: state.text,
    concepts: answer.concepts,
    dropped: answer.dropped,
    whole: answer.whole,
    counts: facets ? page.counts : undefined,
  };
}

/** The same of a search without a text. */
export function pageWithoutText(page: GuidedPage): SearchPage {
  return { ...page, text: "", concepts: [], dropped: [], whole: page.total };
}
