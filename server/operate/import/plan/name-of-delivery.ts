import { basename } from "node:path";
import { fold } from "#/contract/fold.ts";
import { COVER } from "#/server/operate/import/files/walk-folder.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { AlbumFacts } from "./album-facts.ts";

/** `LIVRAISON_Kelp_2026-02`: a folder for what was handed over, not for an album. */
const DELIVERY = /^(?:livraisons?|deliver(?:y|ies)|lieferung(?:en)?|consegn[ae]|entregas?)(?!\p{L})/iu;
const WORD = `(?:${COVER})`;
/** `Pochette_Lisi\u00e8res_3000x3000.jpg`: a title behind the word for a cover, or before it. */
const TITLE_OF_COVER = new RegExp(
  String.raw`^(?:${WORD}[\s_-]+(?<behind>\p{L}.*?)|(?<before>\p{L}.*?)[\s_-]+${WORD})(?:[\s_-]*\(?\d{3,5}(?:\s?[x\u00d7]\s?\d{3,5})?(?:\s?px)?\)?)?\.[a-z]+$`,
  "iu",
);
/** Letters and numbers of a catalogue, and words for a cover again, which are no title. */
const NO_TITLE = new RegExp(
  String.raw`^(?:\p{L}{2,5}[\s_-]?\d{2,5}|${WORD}|art|album|final|web|print|hd)$`,
  "iu",
);

/**
 * Returns the facts of an album, with the title in the names of its covers if it is only called after a folder for a
 * delivery, and a notice about this, so that a person can confirm it.
 */
export function withoutNameOfDelivery(
  facts: AlbumFacts,
  covers: readonly string[],
): { facts: AlbumFacts; doubts: Notice[] } {
  if (facts.name !== facts.folderName || !DELIVERY.test(facts.name)) return { facts, doubts: [] };
  const titles = covers.flatMap((cover) => titleOfCover(cover) ?? []);
  const [title, ...others] = new Set(titles.map(fold));
  const name = title === undefined || others.length > 0 ? null : (titles[0] ?? null);
  const values = { folder: facts.name, album: name ?? "" };
  return name === null
    ? { facts, doubts: [{ key: "doubtDelivery", values }] }
    : { facts: { ...facts, name, nameFr: name }, doubts: [{ key: "doubtTitleOfCover", values }] };
}

function titleOfCover(path: string): string | null {
  const { behind, before } = TITLE_OF_COVER.exec(basename(path).normalize("NFC"))?.groups ?? {};
  const title = behind ?? before ?? "";
  return NO_TITLE.test(title) ? null : cleanText(title.replace(/_/g, " "));
}
