import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { isInFull } from "./note-names.ts";

/** A role of a writer, or that of a publisher. */
type Role = NonNullable<StatedParty["role"]> | "E";
/** The role of a person in brackets, folded. */
const ROLES: Readonly<Record<string, Role>> = Object.fromEntries(
  (
    [
      ["C", "c comp comp. compo compositeur compositrice composer music musique musik musica compositor"],
      ["A", "a aut aut. auteur autrice author lyrics lyricist words paroles text texte texter letra autor"],
      ["CA", "ca ac a/c c/a"],
      ["AR", "ar arr arr. arrangeur arranger arrangement"],
      ["E", "e ed ed. pub pub. editeur publisher verlag editorial editore"],
    ] as const
  ).flatMap(([role, words]) => words.split(" ").map((word) => [word, role])),
);
const ROLE = /\s*[([]\s*([\p{L}./]{1,14})\s*[)\]]/u;
const SHARE = /\s*[-,:(\u2013]?\s*(\d{1,3}(?:[.,]\d{1,3})?)\s?(%|pct|p\. ?c\.)?\s*\)?$/iu;
const SHARE_FIRST = /^(\d{1,3}(?:[.,]\d{1,3})?)\s?%\s*(?=\p{Lu})/u;
/** Shares behind all the names: «Ana Roux / Leo Brun 50-50», «60/40». */
const SHARES_OF_ALL = /[\s,(]+(\d{1,3}(?:\s?%)?(?:\s?[-/\u2013]\s?\d{1,3}(?:\s?%)?){1,5})\)?$/u;

/** Words before a single name, whose role follows it: «words Ana Roux (A) / music Leo Brun (C)». */
const KIND_OF_WORK =
  /^(?:words|lyrics|music|paroles|musique|musik|text|texte|letra|m\u00fasica)\s(?=.{1,60}[([]\p{L}{1,2}[)\]])/iu;
const SIGNS = /\s*(\/|,|\s[&+]\s|\s(?:et|and|und|y)\s)\s*/u;
const WHOLE = 100;

/** A part of a note that may be a person; `isSurelyPerson` if the note itself says so. */
export type Part = {
  text: string;
  sign: string;
  name: string;
  role: Role | "";
  share: number | null;
  isSurelyPerson: boolean;
};

/** Returns the parts of a text between slashes, commas and words for «and»; shares may stand behind them all. */
export function partsWithShares(text: string): Part[] {
  const comma = text.lastIndexOf(",");
  const ends = comma === -1 ? [text.length] : [text.length, comma];
  for (const end of ends) {
    const all = SHARES_OF_ALL.exec(text.slice(0, end));
    if (!all) continue;
    const shares = (all[1] ?? "").split(/[-/\u2013]/).map((one) => Number.parseFloat(one));
    const parts = partsOf(text.slice(0, all.index));
    const shared = parts.map((part, at) => ({ ...part, share: shares[at] ?? null }));
    if (shares.length === parts.length) return [...shared, ...partsOf(text.slice(end + 1), ",")];
  }
  return partsOf(text);
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

function partOfNote(written: string, sign: string): Part {
  const text = written.trim().replace(KIND_OF_WORK, "");
  const isListed = ROLE.exec(text);
  const role = ROLES[fold(isListed?.[1] ?? "")] ?? "";
  const bare = role === "" ? text : text.replace(ROLE, " ").trim();
  const share = SHARE_FIRST.exec(bare) ?? SHARE.exec(bare);
  const figure = share ? Number((share[1] ?? "").replace(",", ".")) : null;
  const isShare = figure !== null && figure > 0 && figure <= WHOLE;
  const name = (isShare ? bare.replace(SHARE_FIRST, "").replace(SHARE, "") : bare).trim();
  return {
    ...{ text, sign, name, role, share: isShare ? figure : null },
    isSurelyPerson:
      role !== "" && (isInFull(name) || isShare || (isListed?.[1] ?? "").length > 1 || sign !== ""),
  };
}
