import type { MediaStore } from "#/server/platform/media/store.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { CountryIndex } from "./store/country-index.ts";
import type { SlugIndex } from "./store/slug-index.ts";
import type { TermIndex } from "./store/term-index.ts";
import type { WriterIndex } from "./store/writer-index.ts";

/** Indexes of the catalogue's data, loaded once. */
export interface Lookups {
  terms: TermIndex;
  writers: WriterIndex;
  countries: CountryIndex;
  slugs: SlugIndex;
}

/** Dependencies of the functions that store a sound. */
export interface ImportContext {
  media: MediaStore;
  lookups: Lookups;
  /** Reports something that was left out. Refused files are reported separately. */
  note: (notice: Notice) => void;
}
