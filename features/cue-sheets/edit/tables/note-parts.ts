import { CODE_AT_END, isTrackCode } from "../library-codes.ts";
import { isInFull } from "./note-names.ts";
import { SOCIETIES } from "./party-marks.ts";
import { type PartyRole, roleInBrackets } from "./person-roles.ts";
import { commonShares, countOf, sharesOf, withSignsBehindShares } from "./shares.ts";

/** The role of a person in brackets. */
const ROLE = /\s*[([]\s*([\p{L}./]{1,14})\s*[)\]]/u;
const SHARE = /\s*[-,:(\u2013]?\s*(\d{1,3}(?:[.,]\d{1,3})?)\s?(%|pct|p\. ?c\.)?\s*\)?$/iu;
const SHARE_FIRST = /^(\d{1,3}(?:[.,]\d{1,3})?)\s?%\s*(?=\p{Lu})/u;
/** Words before a single name, whose role follows it: «words Ana Roux (A) / music Leo Brun (C)». */
const KIND_OF_WORK =
  /^(?:words|lyrics|music|paroles|musique|musik|text|texte|letra|m\u00fasica)\s(?=.{1,60}[([]\p{L}{1,2}[)\]])/iu;
/** A society behind a name, in brackets, or in capitals before a share: «Ana Roux (STIM) 60 %», «Arcand SOCAN 100». */
const SOCIETY_IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*(${SOCIETIES})\s*[)\]]`, "i");
const SOCIETY_ALONE = new RegExp(String.raw`\s(${SOCIETIES})(?=$|[\s,:-]+\d{1,3})`);
/** In capitals only a society; «Grand Hotel (Spa)» is no person. */
const SURE_SOCIETY = /^(?!SPA$)[A-Z]+$/;
/** The role of a person in words behind the name: «Ana Roux comp.», but not «Blue Night lyrics». */
const ROLE_BEHIND =
  /\s(comp\.|compo|compositeur|compositrice|composer|komponist(?:in)?|lyricist|texter(?:in)?|arr\.)$/iu;
/** A surname before a given name, each pair with its share: «Roux, Ana 50 / Brun, Leo 50». */
const SURNAME_FIRST =
  /(^|\/ )(\p{Lu}[\p{L}\p{M}'\u2019-]+), (\p{Lu}[\p{L}\p{M}'\u2019.-]+)(?= (?:\(?[A-Z]{3,6}\)? )?\d{1,3}(?:[.,]\d{1,2})? ?%?(?: [A-Z]{3,6})?(?: \/|$))/gu;
/** A role in brackets before each name: «(C) Ana Roux 75 % (A) Leo Brun 25 %». */
const ROLE_FIRST = /^\((?:CA?|AC?|AR|E)\) \p{Lu}/u;
const NEXT_ROLE = /(?<=[\p{L}\d%)]) (?=\((?:CA?|AC?|AR|E)\) \p{Lu})/gu;
/** A share as a part of the whole: «Ana Roux 2/3». */
const FRACTION = / (\d{1,2})\/(\d{1,2})$/;
const SIGNS = /\s*((?<!\d)\/|\/(?!\d)|,|\s[&+]\s|\s(?:et|and|und|y|e)\s)\s*/u;
const WHOLE = 100;

/** A part of a note that may be a person; `isSurelyPerson` if the note itself says so. */
export type Part = {
  text: string;
  sign: string;
  name: string;
  role: PartyRole | "";
  share: number | null;
  society: string;
  isSurelyPerson: boolean;
};

/** Returns the parts of a text between slashes, commas and words for «and»; shares may stand behind them all. */
export function partsWithShares(written: string): Part[] {
  const spaced = ROLE_FIRST.test(written) ? written.replace(NEXT_ROLE, " / ") : written;
  const text = withSignsBehindShares(spaced.replace(SURNAME_FIRST, "$1$3 $2"));
  const comma = text.lastIndexOf(",");
  const ends = comma === -1 ? [text.length] : [text.length, comma];
  for (const end of ends) {
    const stated = commonShares(text.slice(0, end).trim());
    if (!stated) continue;
    const parts = withoutTitle(partsOf(stated.rest.replace(/[\s,;:(\u2013-]{1,5}$/, "")));
    const shares = sharesOf(stated.common, parts.length);
    const isForAll = parts.length > 1 && (countOf(stated.common) ?? parts.length) === parts.length;
    if (isForAll && parts.every(({ share }) => share === null))
      return [
        ...parts.map((part, at) => ({ ...part, share: shares[at] ?? null })),
        ...partsOf(text.slice(end + 1), ","),
      ];
  }
  return withoutTitle(partsOf(text));
}

/**
 * Returns the parts behind a title with figures, and behind the code of a track, which no person has, or before a code
 * at the end.
 */
function withoutTitle(parts: Part[]): Part[] {
  const hasCode = ({ text }: Part) => isTrackCode(text) || CODE_AT_END.test(text);
  const last = parts.findLastIndex((one) => !hasCode(one));
  const listed = parts.slice(0, last + 1);
  const people = listed.slice(listed.findLastIndex(hasCode) + 1);
  const first = people.findIndex(({ text, share }) => share !== null || !/\d/.test(text));
  return first > 0 ? people.slice(first) : people;
}

function partsOf(text: string, sign = ""): Part[] {
  const [first = "", ...others] = text.split(SIGNS);
  const pieces = [{ text: first, sign }];
  for (let at = 0; at + 1 < others.length; at += 2)
    pieces.push({ sign: others[at]?.trim() ?? "", text: others[at + 1] ?? "" });
  return pieces
    .filter((piece) => piece.text.trim() !== "")
    .map((piece) => partOfNote(piece.text, piece.sign));
}

function inPerCent(written: string, part: string, of: string): string {
  const share = Number(part) / Number(of);
  return share > 0 && share <= 1 ? ` ${(share * WHOLE).toFixed(2)}` : written;
}

function partOfNote(written: string, sign: string): Part {
  const text = written.trim().replace(KIND_OF_WORK, "").replace(FRACTION, inPerCent);
  const society = SOCIETY_IN_BRACKETS.exec(text) ?? SOCIETY_ALONE.exec(text);
  const alone = society ? text.replace(society[0], "").trim() : text;
  const isListed = ROLE.exec(alone) ?? ROLE_BEHIND.exec(alone);
  const role = roleInBrackets(isListed?.[1] ?? "") ?? "";
  const bare = role === "" ? alone : alone.replace(isListed?.[0] ?? "", " ").trim();
  const share = SHARE_FIRST.exec(bare) ?? SHARE.exec(bare);
  const figure = share ? Number((share[1] ?? "").replace(",", ".")) : null;
  const isShare = figure !== null && figure > 0 && figure <= WHOLE;
  const name = (isShare ? bare.replace(SHARE_FIRST, "").replace(SHARE, "") : bare).trim();
  return {
    ...{ text, sign, name, role, share: isShare ? figure : null },
    society: society?.[1]?.toUpperCase() ?? "",
    isSurelyPerson:
      (isInFull(name) && SURE_SOCIETY.test(society?.[1] ?? "")) ||
      (role !== "" && (isInFull(name) || isShare || (isListed?.[1] ?? "").length > 1 || sign !== "")),
  };
}
