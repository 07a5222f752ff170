/**
 * The most that a call takes in its body: bytes, and on all levels together attributes, and members of lists (lists and
 * objects that are attributes count among them).
 */
export interface BodySize {
  readonly bytes: number;
  readonly keys: number;
  readonly items: number;
  /** The most bytes of one text or number, as it is written; without this, as many as the body has. */
  readonly text?: number;
  /** The most signs that are escaped by a backslash; without this, as many as the body has room for. */
  readonly escapes?: number;
}

const KB = 1_024;
/** More than any body has that holds no long list, with all that a program sends back of a document that it was given. */
const FEW = { keys: 2_000, items: 1_000 };

/** Passwords, codes, addresses, a name. */
export const SMALL_BODY: BodySize = { ...FEW, bytes: 4 * KB };
/** A text of a thousand characters: twelve bytes each where a program writes `\ud83d\ude00`. */
export const TEXT_BODY: BodySize = { ...FEW, bytes: 16 * KB };
/** A text of five thousand characters, a proof of work, a passkey, five hundred tracks that were heard. */
export const FORM_BODY: BodySize = { ...FEW, bytes: 128 * KB };
/** Five thousand tracks, a thousand cues with all who wrote and publish them; a project or a room that is sent back whole. */
export const LIST_BODY: BodySize = { bytes: 1_024 * KB, keys: 80_000, items: 16_000 };

/** The print of a sound: one long text, unless `texts` bounds it. */
export const printBody = (bytes: number, texts: Pick<BodySize, "text" | "escapes"> = {}): BodySize => ({
  ...FEW,
  bytes,
  ...texts,
});
