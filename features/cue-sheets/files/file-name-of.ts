import { fold } from "#/contract/fold.ts";

/** Name of a file for a programme's title, safe on every system: letters without accents (“oe” for “œ”) and figures. */
export const fileNameOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, fold)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
