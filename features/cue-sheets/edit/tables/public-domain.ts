const FREE = String.raw`D\.?P\.?|P\.?D\.?|domaine public|public domain|dominio p\u00fablico|dominio pubblico|publiek domein|rechtenvrij|gemeinfrei`;
/** Pattern of the marks of works without a living writer. */
export const PUBLIC_DOMAIN = String.raw`${FREE}|trad(?:\.|itionn?el(?:le)?|itional|icional|izionale)?`;
/** Such a mark behind a name: «Satie (DP)», «Beethoven, domaine public», “Verdi PD”. */
const MARK = new RegExp(String.raw`\s*(?:[,;/:-]\s*|\s|[([]\s*)(?:${PUBLIC_DOMAIN})\s*[)\]]?$`, "iu");
const IS_FREE = new RegExp(String.raw`(?<!\p{L})(?:${FREE})[)\]]?$`, "iu");

/** Whether a text ends in a mark of a work whose writer died long ago; a traditional work has none. */
export const isPublicDomain = (text: string) => IS_FREE.test(text.trim());

/** Returns a name without such a mark behind it, and whether it says that the person died long ago. */
export function withoutPublicDomain(written: string): { name: string; isDead: boolean } {
  const name = written.replace(MARK, "");
  return { name, isDead: name !== written && name.trim() !== "" && isPublicDomain(written) };
}

/** A mark of a work without a living writer behind its title: «Greensleeves (trad.)», «Kalinka, DP». */
const BEHIND_TITLE = new RegExp(
  String.raw`(?:\s*[([]\s*(?:${PUBLIC_DOMAIN})\s*[)\]]|\s*,\s*(?:${PUBLIC_DOMAIN})|\strad\.)$`,
  "iu",
);
/** Characters at the end of a title that may be a mark with its brackets. */
const LONGEST_MARK = 40;

/** Returns a title without such a mark behind it. */
export function withoutMarkBehind(title: string): string {
  const at = Math.max(0, title.length - LONGEST_MARK);
  const bare = title.slice(0, at) + title.slice(at).replace(BEHIND_TITLE, "");
  return /\p{L}/u.test(bare) ? bare : title;
}
