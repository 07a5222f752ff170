/** Quotation marks that a text brings along, and those that it has between marks of the same kind: « “ ” » and “ ‘ ’ ”. */
const FRENCH = [/«\s*(.*?)\s*»/g, "“$1”"] as const;
const ENGLISH = [/“(.*?)”/g, "‘$1’"] as const;

/** Returns a name as it stands between quotation marks of the language. */
export function insideQuotes(name: string, lang: string): string {
  const [own, inner] = lang === "fr" ? FRENCH : ENGLISH;
  return name.replace(own, inner);
}
