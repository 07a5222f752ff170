import type { StatedParty } from "../edit.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { companiesIn, isHeldByWriters } from "./company-names.ts";
import { hasCompanyWord, isCompanyName } from "./note-names.ts";
import { isSociety, SOCIETIES } from "./party-marks.ts";
import { partiesIn } from "./people-in-cell.ts";

/** What stands before the name of a publisher. */
const LABEL = String.raw`(?:\u00e9d|ed|\u00e9dit|edit|publ?|verl)\.\s*:?|(?:\u00e9d|\u00e9diteurs?|\u00e9ditions?|editeur|edition|edizioni|ediciones|publishers?|pub|verlag|editorial|editore|editora|lib|library|librairie)\s*[:=]|published by|publi\u00e9e? (?:par|chez)`;
const PUBLISHER_LABEL = new RegExp(`^(?:${LABEL})\\s*`, "iu");
/** A word in small letters, so that it is no part of the name: «edizioni Collina». */
const PLAIN_LABEL =
  /^(?:Verlag|\u00e9d|\u00e9dit|\u00e9ditions?|\u00e9diteur|\u00e9ditrice|edizioni|ediciones|edizione|editorial|editore|editora|verlag|publishers?)\s+(?=\p{Lu})/u;
const BEFORE_PLAIN_LABEL = new RegExp(`[\\s,/(]+(?=${PLAIN_LABEL.source.slice(1)})`, "u");
/** The signs before such a word behind the writers: «Ana Roux, ed. Rive». */
const BEFORE_LABEL = new RegExp(`[\\s,/(]+(?=(?:${LABEL}))`, "iu");
/** The word in capitals without a sign: «A. ROUX 50 / L. BRUN 50 PUB RIVE MUSIC 100». */
const LABEL_IN_CAPITALS = /(?<=[\d%)],?) (?:PUB|PUBL|PUBLISHER|ED|VERLAG) (?=\p{Lu})/u;
/** The share of a publisher, which needs a sign or is the whole: «Studio 54» is a name. */
const SHARE = /[\s(]+(?:(100)|(\d{1,3}(?:[.,]\d{1,2})?)\s?%)\)?$/;
/** «SLT = Rive Music», «all SLT = Rive Music»: the publisher behind the code of its library. */
const CODE_OF_COMPANY =
  /^(?:(?:all(?:e|es)?|tou[st](?:es)?|tod[oa]s|tutt[ei]) )?(?:les |the |die |los |las )?([A-Z]{2,5})\s?=\s?(\p{Lu}.+)$/u;

const TOO = /\s(?:aussi|also|too|as well|auch|tambi\u00e9n|anche)$/i;
const SOCIETY_BEHIND = new RegExp(`\\s[([](?:${SOCIETIES})[)\\]]$`);
/** Where the name of a publisher ends; the society that stands behind it in brackets belongs to it. */
const OTHER_BRACKETS = new RegExp(
  `[,;]|\\s[-\u2013\u2014]+(?:\\s|$)|[([](?!(?:${SOCIETIES})[)\\]])|(?<!${SOCIETIES})[)\\]]`,
);

/** Returns a text in which a word for a publisher between writers and company has its sign. */
export const withLabelSigned = (text: string) => text.replace(LABEL_IN_CAPITALS, " pub. ");

/** Returns the publishers in a text that consists of their names; null if it may be something else. */
export function publishersIn(text: string): StatedParty[] | null {
  const written = text.replace(TOO, "");
  const share = SHARE.exec(written);
  const names = companiesIn(share ? written.slice(0, share.index) : written);
  if (names.some((name) => isSociety(name))) return null;
  if (!names.every((name) => isCompanyName(name.replace(SOCIETY_BEHIND, "")) || isHeldByWriters(name)))
    return null;
  const stated = share ? Number((share[1] ?? share[2] ?? "").replace(",", ".")) : null;
  return names.flatMap((name) =>
    partiesIn(name, true).map(({ role: _, ...publisher }) => ({
      ...publisher,
      share: names.length === 1 ? (publisher.share ?? stated) : publisher.share,
    })),
  );
}

/** Returns the publishers in a text that starts with the word for one: «ed. Medina Tracks». */
export function publisherAfterLabel(text: string): StatedParty[] | null {
  const label = (PUBLISHER_LABEL.exec(text) ?? PLAIN_LABEL.exec(text))?.[0];
  if (label === undefined) return codeOfCompany(text)?.publishers ?? null;
  const name = text.slice(label.length).split(OTHER_BRACKETS)[0]?.trim() ?? "";
  const code = libraryCodeIn(name);
  return publishersIn(code === "" ? name : name.replace(code, "").trim());
}

/** Returns the code of a library and the publisher for which it stands; null if a text does not say so. */
export function codeOfCompany(text: string): { code: string; publishers: StatedParty[] } | null {
  const [, code = "", company = ""] = CODE_OF_COMPANY.exec(text.trim()) ?? [];
  const publishers = hasCompanyWord(company) ? publishersIn(company) : null;
  return publishers && { code, publishers };
}

/** Divides a text at the word for a publisher behind writers; null if no publisher follows such a word. */
export function beforePublisher(text: string): { writers: string; publishers: StatedParty[] } | null {
  const cut = BEFORE_LABEL.exec(text) ?? BEFORE_PLAIN_LABEL.exec(text);
  if (!cut) return null;
  const publishers = publisherAfterLabel(text.slice(cut.index + cut[0].length));
  return publishers && { writers: text.slice(0, cut.index), publishers };
}
