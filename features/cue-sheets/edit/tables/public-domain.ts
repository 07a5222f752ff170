/** Marks behind a name of a writer who died long ago: «Satie (DP)», «Beethoven, domaine public», “Verdi PD”. */
const MARK =
  /\s*(?:[,;/:-]\s*|\s|[([]\s*)(?:D\.?P\.?|P\.?D\.?|d\.?p\.?|p\.?d\.?|domaine public|public domain|dominio p\u00fablico|dominio pubblico|publiek domein|rechtenvrij|gemeinfrei|trad(?:\.|itionn?el(?:le)?|itional|icional|izionale)?)\s*[)\]]?$/iu;

/** Returns a name without such a mark behind it, and whether it has one. */
export function withoutPublicDomain(written: string): { name: string; isPublicDomain: boolean } {
  const name = written.replace(MARK, "");
  return { name, isPublicDomain: name !== written && name.trim() !== "" };
}
