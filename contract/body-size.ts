/**
 * Limits of a request body: bytes, keys of objects, and items of lists, the latter two over all levels together (a list
 * or object that is the value of a key counts as an item too).
 */
export interface BodySize {
  readonly bytes: number;
  readonly keys: number;
  readonly items: number;
  /** Maximum bytes of one text or number as written; without it, only `bytes` limits them. */
  readonly text?: number;
  /** Maximum number of backslash escapes; without it, only `bytes` limits them. */
  readonly escapes?: number;
}

const KB = 1_024;
/** Enough for any body without a long list, even if a program sends back a whole document that it has received. */
const FEW = { keys: 2_000, items: 1_000 };

/** For passwords, codes, addresses, a name. */
export const SMALL_BODY: BodySize = { ...FEW, bytes: 4 * KB };
/** For a text of a thousand characters: up to twelve bytes each, if a program writes `\ud83d\ude00`. */
export const TEXT_BODY: BodySize = { ...FEW, bytes: 16 * KB };
/** For a text of five thousand characters, a proof of work, a passkey, or a history of five hundred tracks. */
export const FORM_BODY: BodySize = { ...FEW, bytes: 128 * KB };
/** For five thousand tracks, a thousand cues with their writers and publishers, or a whole project or room. */
export const LIST_BODY: BodySize = { bytes: 1_024 * KB, keys: 80_000, items: 16_000 };

/** For the print of a sound: one long text, unless `texts` limits its length. */
export const printBody = (bytes: number, texts: Pick<BodySize, "text" | "escapes"> = {}): BodySize => ({
  ...FEW,
  bytes,
  ...texts,
});
