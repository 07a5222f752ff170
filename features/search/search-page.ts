import type { z } from "zod";
import type { BriefTrack, briefSearchEndpoint, Concept } from "#/contract/brief.ts";
import type { Synonym } from "#/contract/synonym-search.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { itemOf } from "#/features/tracks/rows/item-of.ts";
import { type Fit, fitOf } from "./brief/fits.ts";
import { type GuidedCounts, type GuidedPage, guidedPage } from "./guided/guided-page.ts";
import type { SearchState } from "./search-state.ts";

type BriefAnswer = z.infer<typeof briefSearchEndpoint.answer>;

/** A track found: the data of its row, and its fit for each concept of the brief; null for an excluded one. */
export interface FoundTrack extends RowTrack {
  fits?: readonly (Fit | null)[];
}

/** A page of tracks, with only the data that a screen shows: it is part of the HTML. */
export interface SearchPage extends Omit<GuidedPage, "tracks" | "counts"> {
  tracks: FoundTrack[];
  /** The text that was searched. */
  text: string;
  concepts: Concept[];
  /** Words of the text without a musical meaning. */
  dropped: string[];
  /** Number of tracks that meet the whole text. */
  whole: number;
  /** Undefined if they were not requested. */
  counts: GuidedCounts | undefined;
  /** The words near those of the text; undefined if they are not searched. */
  near?: readonly Synonym[];
}

function foundTrack({ fits, fitting, ...track }: BriefTrack, concepts: readonly Concept[]): FoundTrack {
  return {
    ...itemOf(rowTrack(track), fitting),
    fits: concepts.map((concept, at) => fitOf(concept, fits[at] ?? null, track)),
  };
}

/** Returns the data that a screen needs of the answer to a brief. */
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

/** The same for a search without a text. */
export function pageWithoutText(page: GuidedPage): SearchPage {
  return { ...page, text: "", concepts: [], dropped: [], whole: page.total };
}
