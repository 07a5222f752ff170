import type { MediaStore } from "#/server/media/store.ts";
import type { CountryBook } from "./country-book.ts";
import type { Notice } from "./notice.ts";
import type { SlugBook } from "./slug-book.ts";
import type { TermBook } from "./term-book.ts";
import type { WriterBook } from "./writer-book.ts";

/** What the catalogue knows already, loaded once. */
export interface Books {
  terms: TermBook;
  writers: WriterBook;
  countries: CountryBook;
  slugs: SlugBook;
}

/** What storing a sound needs from around it. */
export interface ImportContext {
  media: MediaStore;
  books: Books;
  /** Tells the person what was left out, beside the files that were refused. */
  note: (notice: Notice) => void;
}
