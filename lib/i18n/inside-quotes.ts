/** Quotation marks of a language, and those for a quotation inside another one: « “ ” » and “ ‘ ’ ”. */
const FRENCH = [/«\s*(.*?)\s*»/g, "“$1”"] as const;
const ENGLISH = [/“(.*?)”/g, "‘$1’"] as const;

/** Returns a name for use inside quotation marks: replaces its own marks by inner ones. */
export function insideQuotes(name: string, lang: string): string {
  const [outer, inner] = lang === "fr" ? FRENCH : ENGLISH;
  return name.replace(outer, inner);
}
