const WHOLE = 100;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,4})?`;
const SIGN = String.raw`\s?(?:%|pct\b\.?|per ?cent\b|pour ?cent\b|prozent\b|por ?ciento\b)`;
/** A share in per cent, «62,5 %», or as a part, «6/12», at the end of a text or as a whole text. */
const STATED = new RegExp(
  String.raw`(?:^|(?<=[\s([)\],:\u2013-]))(?:(${NUMBER})${SIGN}|(\d{1,3})/(\d{1,3}))$`,
  "iu",
);
const STATED_FIRST = new RegExp(String.raw`^(${NUMBER})${SIGN}\s+`, "iu");
const BARE = new RegExp(String.raw`(?<=[\s)\]])(${NUMBER})$`);
/** Signs that Unicode has for parts. */
const PARTS: Readonly<Record<string, string>> = {
  "\u00bd": "1/2",
  "\u2153": "1/3",
  "\u2154": "2/3",
  "\u00bc": "1/4",
  "\u00be": "3/4",
};

/** Returns a text in which parts that are one sign, such as a half, are written with two numbers. */
export const withPlainParts = (text: string) =>
  text.replace(/\s?([\u00bd\u2153\u2154\u00bc\u00be])/g, (_, sign: string) => ` ${PARTS[sign]}`);

const numberOf = (text: string) => Number(text.replace(",", "."));
const rounded = (share: number) => Math.round(share * 100) / 100;
/** A share above the whole is no share. */
const possible = (share: number) => (share <= WHOLE ? share : null);

function shareOf(percent: string | undefined, part = "0", of = "0"): number | null {
  if (percent !== undefined) return possible(numberOf(percent));
  return Number(of) > 0 ? possible(rounded((Number(part) / Number(of)) * WHOLE)) : null;
}

/** Returns the share at the end of a text and the rest of the text; null if there is none. */
export function shareBehind(text: string): { share: number | null; rest: string } | null {
  const found = STATED.exec(text);
  return found && { share: shareOf(found[1], found[2], found[3]), rest: text.slice(0, found.index) };
}

/** Returns the share at the start of a text and the rest of the text; null if there is none. */
export function shareBefore(text: string): { share: number | null; rest: string } | null {
  const found = STATED_FIRST.exec(text);
  return found && { share: shareOf(found[1]), rest: text.slice(found[0].length) };
}

/** Returns a number without a sign at the end of a text, which may be a share, and the rest; null if there is none. */
export function numberBehind(text: string): { share: number; rest: string } | null {
  const found = BARE.exec(text);
  const share = numberOf(found?.[1] ?? "");
  return found && share > 0 && share <= WHOLE ? { share, rest: text.slice(0, found.index) } : null;
}

/** What a cell states about the shares of all its people: one for each, equal parts, or one after the other. */
export type CommonShares = { each: number | null } | "equal" | readonly number[];

const EACH = "(?:each|chacune?|chaque|cada un[oa]|ciascun[oa]|je(?:weils)?)";
const AMOUNT = String.raw`(?:(${NUMBER})${SIGN}|(\d{1,2})/(\d{1,2}))`;
const FOR_EACH = [
  new RegExp(String.raw`(?:^|[\s([,])(?:(?:\u00e0|a|zu) )?${EACH}\s(?:zu )?${AMOUNT}[)\]]?$`, "iu"),
  new RegExp(String.raw`(?:^|[\s([,])(?:\u00e0 )?${AMOUNT}\s(?:pour |to |for )?${EACH}[)\]]?$`, "iu"),
];
const EQUAL =
  /(?:^|[\s([,])(?:(?:\u00e0|a|en|in|zu) )?(?:parts? [e\u00e9]gales?|partes iguales|parti uguali|equal (?:shares?|parts?|split)|(?:split )?equally|gleichen (?:teilen|anteilen)|gleiche (?:teile|anteile)|fifty[- /]fifty|moiti[e\u00e9][- /]+moiti[e\u00e9]|half(?: and |[- /]+)half|half each|halbe[- /]+halbe|medias|met[\u00e0a] (?:e met[\u00e0a]|ciascun[oa])|\u00e9galit[e\u00e9]|moit[- /]+moit|je(?:weils)? (?:die )?h\u00e4lfte|mitad y mitad)[)\]]?$/iu;
const IN_ORDER = new RegExp(
  String.raw`(?:^|[\s([,])(${NUMBER}(?:\s?%)?(?:\s?[-/:\u2013]\s?${NUMBER}(?:\s?%)?){1,9})[)\]]?$`,
);

/** Returns what the end of a cell states about the shares of all its people, and the rest of the cell. */
export function commonShares(cell: string): { common: CommonShares; rest: string } | null {
  for (const pattern of FOR_EACH) {
    const found = pattern.exec(cell);
    if (found) return { common: { each: shareOf(found[1], found[2], found[3]) }, rest: before(cell, found) };
  }
  const equal = EQUAL.exec(cell);
  if (equal) return { common: "equal", rest: before(cell, equal) };
  const listed = IN_ORDER.exec(cell);
  const numbers = listed?.[1]?.split(/[-/:\u2013]/).map((one) => numberOf(one.replace("%", "").trim())) ?? [];
  const sum = numbers.reduce((total, one) => total + one, 0);
  return listed && Math.abs(sum - WHOLE) <= 1 ? { common: numbers, rest: before(cell, listed) } : null;
}

const before = (cell: string, { index }: RegExpExecArray) => cell.slice(0, index);

/** Returns the shares of that many people; null for all if the cell states those of another number of people. */
export function sharesOf(common: CommonShares, count: number): readonly (number | null)[] {
  const all = (share: number | null) => Array.from({ length: count }, () => share);
  if (common === "equal") return all(count > 1 ? Math.floor((WHOLE / count) * 100) / 100 : null);
  if ("each" in common) return all(common.each);
  return common.length === count ? common : all(null);
}

/** Returns the number of people that common shares are for; null if they fit any number. */
export function countOf(common: CommonShares): number | null {
  if (common === "equal") return null;
  if ("each" in common) return common.each ? Math.round(WHOLE / common.each) : null;
  return common.length;
}

/** Names that each have their share, with nothing but blanks between them: «AR 60 LB 40», «Roux 60 % Brun 40 %». */
const WITHOUT_SIGNS = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}'\u2019.-]*(?: [\p{L}][\p{L}'\u2019.-]*){0,4} ${NUMBER}(?:${SIGN})?(?: |$)){2,8}$`,
  "u",
);
const SHARE_AND_NAME = new RegExp(String.raw`(?<= )(${NUMBER}(?:${SIGN})?) (?=\p{Lu})`, "gu");

/** Returns a text with signs behind the shares of names that only blanks separate, if the shares make up the whole. */
export function withSignsBehindShares(text: string): string {
  if (!WITHOUT_SIGNS.test(text)) return text;
  const sum = (text.match(new RegExp(NUMBER, "g")) ?? []).reduce((total, one) => total + numberOf(one), 0);
  return Math.abs(sum - WHOLE) <= 1 ? text.replace(SHARE_AND_NAME, "$1 / ") : text;
}
