import type { MediaStore } from "#/server/platform/media/store.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { CountryIndex } from "./store/country-index.ts";
import type { SlugIndex } from "./store/slug-index.ts";
import type { TermIndex } from "./store/term-index.ts";
import type { WriterIndex } from "./store/writer-index.ts";

/** What the catalogue knows already, loaded once. */
export interface Lookups {
  terms: TermIndex;
  writers: WriterIndex;
  countries: CountryIndex;
  slugs: SlugIndex;
}

/** What storing a sound needs from around it. */
export interface ImportContext {
  media: MediaStore;
  lookups: Lookups;
  /** Tells the person what was left out, beside the files that were refused. */
  note: (notice: Notice) => void;
}
