import type { SearchKind } from "#/contract/search.ts";
import type { WordBook } from "../words/word-book.ts";
import type { Names } from "./known-names.ts";
import type { PhraseBook } from "./phrase-fits.ts";
import type { Segment, TrackSegment } from "./segment.ts";
import type { textForms } from "./text-forms.ts";

/** The read model at one moment. Changes make a new generation; running searches keep theirs. */
export interface Generation {
  /** The tracks of the full reading, then those that changed since. */
  tracks: TrackSegment[];
  others: Record<Exclude<SearchKind, "track">, Segment>;
  names: Names;
  book: WordBook;
  forms: ReturnType<typeof textForms>;
  phrases: PhraseBook;
}
