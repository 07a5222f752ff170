import { fold } from "#/contract/fold.ts";
import type { BriefPart } from "./demands.ts";

const VOCALS = "voix|vocals?|voices?|singers?|chanteu(?:r|se)s?|sopranos?";
const NAMES_VOCALS = new RegExp(`(?<!\\p{L})(?:${VOCALS})(?!\\p{L})`, "u");
const NAMES_VOICES = new RegExp(
  `(?<!\\p{L})(?:${VOCALS}|chants?|choeurs?|chorales?|choirs?|singing)(?!\\p{L})`,
  "u",
);
const asks = ({ mode, read, words }: BriefPart, names: RegExp) =>
  mode === "wanted" && read.kind !== "version" && names.test(fold(words));

/** Returns whether a part asks for somebody who sings, “female vocal”; choirs are also background. */
export const asksForVocals = (part: BriefPart) => asks(part, NAMES_VOCALS);
/** Returns whether a part asks for voices of any kind. */
export const asksForVoices = (part: BriefPart) => asks(part, NAMES_VOICES);
