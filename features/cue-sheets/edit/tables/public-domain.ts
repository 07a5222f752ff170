/** Pattern of the marks of works without a living writer. */
export const PUBLIC_DOMAIN = String.raw`D\.?P\.?|P\.?D\.?|domaine public|public domain|dominio p\u00fablico|dominio pubblico|publiek domein|rechtenvrij|gemeinfrei|trad(?:\.|itionn?el(?:le)?|itional|icional|izionale)?`;
/** Such a mark behind a name of a writer who died long ago: «Satie (DP)», «Beethoven, domaine public», “Verdi PD”. */
const MARK = new RegExp(String.raw`\s*(?:[,;/:-]\s*|\s|[([]\s*)(?:${PUBLIC_DOMAIN})\s*[)\]]?$`, "iu");

/** Returns a name without such a mark behind it, and whether it has one. */
export function withoutPublicDomain(written: string): { name: string; isPublicDomain: boolean } {
  const name = written.replace(MARK, "");
  return { name, isPublicDomain: name !== written && name.trim() !== "" };
}
