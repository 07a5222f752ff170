/** Note letters in solfège (spec §9). */
const SOLFEGE: Record<string, string> = { A: "LA", B: "SI", C: "DO", D: "RE", E: "MI", F: "FA", G: "SOL" };
const MODES: Record<string, string> = { major: "majeur", minor: "mineur" };
const TONALITY = /^([A-G])(#|b)? (major|minor)$/;

/**
 * Translates the API's tonality (`C# minor`) into the page's language: `C# minor` in English, `DO# mineur` in French
 * (spec §9, S53). Returns any other text unchanged, and "" for null.
 */
export function formatTonality(tonality: string | null, locale: string): string {
  if (!tonality) return "";
  const [, letter, alteration, mode] = TONALITY.exec(tonality) ?? [];
  if (!letter || !mode || locale !== "fr") return tonality;
  return `${SOLFEGE[letter]}${alteration ?? ""} ${MODES[mode]}`;
}
