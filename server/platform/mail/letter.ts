/** Languages that letters are written in. */
export type MailLocale = "fr" | "en";

/** One part of a letter: written once, and sent as plain text and as HTML, so that the two never differ. */
export type LetterBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** A prominent link: the reader's next step. */
  | { kind: "action"; label: string; href: string }
  /** A code to type, set large. */
  | { kind: "code"; code: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** A visitor's text, with its line breaks. */
  | { kind: "quote"; text: string }
  /** In smaller type: the reason for this letter. */
  | { kind: "note"; text: string };

/** Context of a template. */
export interface Letterhead<Data, Key extends string> {
  /** Returns the text `key` in the reader's language; values are ICU arguments. */
  say(key: Key, values?: Record<string, string | number>): string;
  data: Data;
  locale: MailLocale;
  /** Public address of the site, without a final slash. */
  siteUrl: string;
}

/** A fixed letter. The `subject` in `texts` is sent unchanged: nothing that a visitor typed gets into a header. */
export interface LetterTemplate<
  Data extends Record<string, string> = Record<string, string>,
  Key extends string = string,
> {
  texts: Record<MailLocale, Record<Key | "subject", string>>;
  // As a method, so that templates of different data fit one registry.
  compose(letterhead: Letterhead<Data, Key>): LetterBlock[];
}

/** Describes a letter; returns the descriptor with the types of its data and texts. */
export function letterTemplate<Data extends Record<string, string>>() {
  return <Key extends string>(template: LetterTemplate<Data, Key>): LetterTemplate<Data, Key> => template;
}
