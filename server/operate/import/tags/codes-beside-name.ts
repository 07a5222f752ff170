import { fold } from "#/contract/fold.ts";
import { fractionInPercent } from "./sheet-values.ts";

/** Role codes that collecting societies write in brackets after a name. */
const ROLES = "C|A|CA|AC|AR|Ar|AD|Ad|E|SE|arr\\.?|comp\\.?";
/** Words for each role: composer, author, both, or arranger. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  C: "comp composer compositeur compositrice compositore musique music musica musik komponist compositor m",
  A: "author auteur autrice paroles parolier paroliere lyrics lyricist words texte text testo textdichter letra letrista t",
  CA: "songwriter auteur-compositeur autrice-compositrice compositeur-auteur",
  AR: "arr arranger arrangeur arrangeuse arrangement arrangements arrangiatore bearbeiter arreglista",
};
const ROLE_BY_WORD = new Map(
  Object.entries(ROLE_WORDS).flatMap(([role, words]) =>
    words.split(" ").map((word) => [word, role] as const),
  ),
);

/** Abbreviations of known collecting societies. */
const SOCIETIES = [
  "SACEM SDRM SACD SCAM PRS MCPS IMRO GEMA SUISA AKM SABAM BUMA STEMRA STIM KODA TONO TEOSTO STEF",
  "SIAE SGAE SPA ZAIKS ZAiKS OSA SOZA ARTISJUS SOKOJ ZAMP SAZAS LATGA ACUM MESAM SAMRO IPRS",
  "BMI ASCAP SESAC GMR SOCAN APRA AMCOS JASRAC KOMCA UBC ABRAMUS SADAIC SACM SCD SAYCO APDAYC",
  "AEPI EDEM AUTODIA MUSICAUTOR UCMR-ADA SACEMLUX NCB ALBAUTOR ARMAUTHOR MSG RAO UACRR KazAK",
  "AGADU SPAC ACAM SBACEM SICAM SOCINPRO NexTone MACP FILSCAP CAPASSO COSON BURIDA BUMDA SODAV MCSK",
]
  .flatMap((names) => names.split(" "))
  // «SPAC» begins with «SPA».
  .toSorted((one, other) => other.length - one.length);
const ONE_KNOWN = `(?:${SOCIETIES.join("|")})`;
const NEXT_KNOWN = `\\s?[/&+-]\\s?${ONE_KNOWN}`;
/** One or several known societies, `PRS-MCPS`; always all of them, so that there is only one way to match a list. */
const KNOWN = `${ONE_KNOWN}(?:${NEXT_KNOWN})*(?!${NEXT_KNOWN})`;

const DIGITS = String.raw`\d{1,3}(?:[.,]\d{1,3})?\s?%`;
/** A fraction, which is a share only in brackets: «(2/3)». */
const FRACTION = String.raw`\d{1,2}\/\d{1,3}(?![\d/])`;
const ONE_IPI = String.raw`(?:(?:IPI|CAE)(?:\/(?:IPI|CAE))?\s?(?:[:.#]|no?\.?|n\u00B0)?\s?\d{6,11}|\d{9,11})`;
/** Words for roles, which may also stand alone in brackets, since they are nobody's name. The longest come first. */
const WORD = `(?:${[...ROLE_BY_WORD.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`))
  .join("|")})`;
const CODE = `(?:(?:${ROLES})(?!\\p{L})|${KNOWN}|${DIGITS}|${FRACTION}|(?<!\\d)${ONE_IPI}(?!\\d)|${WORD})`;
const EACH_CODE = new RegExp(CODE, "gu");
/**
 * Brackets that contain only codes, in any order: `(C, SACEM)`, `[GEMA / A]`, `(SACEM, 50 %)`. There is only one way to
 * match what separates them, so that a long row of codes without a closing bracket is read at once.
 */
const IN_BRACKETS = String.raw`[([]\s?(?<codes>${CODE}(?:(?:\s?[,;/:+&\u2013-])?\s?${CODE})*)\s?[)\]]`;

const PLAIN_BRACKETS = IN_BRACKETS.replace("?<codes>", "?:");

/**
 * Codes after which a comma, a slash or an «and» separates people rather than parts of a name: codes in brackets, a
 * share, a number.
 */
export const CODED_END = `(?:${DIGITS}|${PLAIN_BRACKETS}|\\d{9,11}[)\\]]?)`;

/** Brackets with codes, with nothing but codes after them: in «John (E) Smith» the brackets belong to the name. */
const BRACKETS = new RegExp(
  `^(?<before>.*?)\\s?${IN_BRACKETS}(?<after>(?:[\\s,:;/\u2013-]*(?:${PLAIN_BRACKETS}|(?<!\\d)${DIGITS}|(?<!\\d)${ONE_IPI}(?!\\d)))*\\s*)$`,
  "u",
);
const IPI_BEFORE = new RegExp(`^(?<before>)[([]\\s?(?<codes>${ONE_IPI})\\s?[)\\]](?<after>.*)$`, "iu");
const bracketsOf = (name: string) => (IPI_BEFORE.exec(name) ?? BRACKETS.exec(name))?.groups;
const IPI_AFTER = new RegExp(`^(?<name>.+?)[\\s,:]*(?<ipi>${ONE_IPI})$`, "iu");

/** A name, and the role, society, share and IPI number beside it, as written; null for missing ones. */
export interface CodedName {
  name: string;
  ipi: string | null;
  role: string | null;
  society: string | null;
  share: string | null;
}

/** Splits the codes before and after a name, in any order, from the name. */
export function withoutCodes(text: string): CodedName {
  const found: CodedName = { name: text.trim(), ipi: null, role: null, society: null, share: null };
  for (let groups = bracketsOf(found.name); groups; groups = bracketsOf(found.name)) {
    const rest = `${groups.before} ${groups.after}`.replace(/\s+/gu, " ").trim();
    // Stops at «(SACEM)» alone, which has no name.
    if (!/\p{L}/u.test(rest)) break;
    found.name = rest;
    for (const [code] of (groups.codes ?? "").matchAll(EACH_CODE)) take(found, code);
  }
  const { name, ipi } = IPI_AFTER.exec(found.name)?.groups ?? {};
  if (name && ipi) {
    found.name = name.trim();
    take(found, ipi);
  }
  return found;
}

function take(found: CodedName, code: string): void {
  const number = /\d{6,11}/.exec(code)?.[0];
  const role = roleOfWord(code);
  const fraction = fractionInPercent(code);
  if (code.includes("/") && /^\d/.test(code)) found.share ??= String(fraction ?? code);
  else if (code.endsWith("%")) found.share ??= code.replace(/\s?%/, "");
  else if (number) found.ipi ??= number;
  else if (role) found.role = bothRoles(found.role, role);
  else found.society ??= code;
}

const ONE_ROLE = new RegExp(`^(?:${ROLES})$`, "u");

/** Returns the role code for a code or a word; null for anything else. */
export function roleOfWord(written: string): string | null {
  const known = ROLE_BY_WORD.get(fold(written).replace(/\.$/, ""));
  if (known || !ONE_ROLE.test(written)) return known ?? null;
  return written === "AC" ? "CA" : written.toUpperCase();
}

/** Merges two roles of one person: a composer who is also named as author has both roles. */
export function bothRoles(one: string | null, other: string | null): string | null {
  const both = new Set([one, other]);
  return both.has("C") && both.has("A") ? "CA" : (one ?? other);
}

const BEFORE_NAME: Readonly<Record<string, string>> = {
  C: "musiques?|music|musik|musica|m\\u00fasica|composition|composizione|komposition",
  A: "paroles|lyrics|words|textes?|text|testi|testo|letra",
  AR: "arrangements?|arrangiamenti|arrangiamento|arreglos|bearbeitung|orchestration",
};
const anyCase = (words: string) =>
  words.replace(/(?<=^|\|)./g, (first) => `[${first}${first.toUpperCase()}]`);
/** Words that stand before a name without «by» or a colon. Others may begin a name: «Musica Nova», «Words Apart». */
const BARE =
  "(?:[pP]aroles|[tT]extes?|[tT]ext|[tT]est[io]|[lL]etra|lyrics|words|arrangements?|arrangiamenti|arreglos)";
/** A word for a role before a name, behind another name or with «by» or a colon: «Ana Díaz, paroles Léo Petit». */
const ROLE_BEFORE = Object.entries(BEFORE_NAME).map(([role, words]) => {
  const called = `(?:${anyCase(words)})`;
  const by = String.raw`\s*:\s*|\s+(?:by|de|par|von|di|of)\s+`;
  const name = String.raw`(?<name>\p{Lu}[^,;/&|()\n]{1,80}?)(?=\s*(?:[,;/&|\n(]|$))`;
  return {
    role,
    behind: new RegExp(
      String.raw`\s*[,;/&|\n]\s*(?:${called}(?:${by})|(?=${BARE}\s)${called}\s+)${name}`,
      "gu",
    ),
    first: new RegExp(String.raw`^\s*${called}(?:${by})${name}`, "u"),
    bare: new RegExp(String.raw`^\s*${called}\s+${name}`, "u"),
  };
});

/**
 * Writes the roles of a cell behind the names, where words before these say them: «Ana Díaz, paroles Léo Petit» becomes
 * «Ana Díaz (C); Léo Petit (A)». The people before the first such word wrote the music where another wrote the words.
 */
export function withRolesBehind(text: string): string {
  let isOfRoles = false;
  let roles = "";
  const write = (role: string, before: string) => (_whole: string, name: string) => {
    isOfRoles = true;
    roles += role === "AR" ? "" : role;
    return `${before}${name.trim()} (${role})`;
  };
  const written = ROLE_BEFORE.reduce(
    (cell, { role, behind, first }) =>
      cell.replace(behind, write(role, "; ")).replace(first, write(role, "")),
    text,
  );
  if (!isOfRoles) return text;
  const whole = ROLE_BEFORE.reduce((cell, { role, bare }) => cell.replace(bare, write(role, "")), written);
  const [first = "", ...others] = whole.split(";");
  return roles === "A" && !first.includes("(") && !/[,/&|]/.test(first)
    ? [`${first.trim()} (C)`, ...others].join(";")
    : whole;
}
