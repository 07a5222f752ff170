import { fold } from "#/contract/fold.ts";
import { unlessError } from "#/server/operate/import/tags/sheet-values.ts";

/** Words for a share in a header: «Writer Share», «Ownership %». */
const OF_SHARES =
  /%|(?<!\p{L})(?:shares?|splits?|ownership|percent\p{L}*|pourcent\p{L}*|prozent\p{L}*|porcent\p{L}*|parts?|anteile?|quot[ae]|cle|cuotas?)(?!\p{L})/u;
/** Words for companies, whose shares say nothing of the writers. */
const OF_COMPANIES = /publish|verlag|editeu|editor|edition|edizion|label/u;

/**
 * Returns a function that returns whether a row states any share, in columns that are read or not: its only writer may
 * then have less than the whole.
 */
export function shareFinder(headers: readonly string[]) {
  const places = headers.flatMap((header, place) =>
    OF_SHARES.test(fold(header)) && !OF_COMPANIES.test(fold(header)) ? [place] : [],
  );
  return (cells: readonly string[]): boolean =>
    places.some((place) => /\d/.test(unlessError(cells[place] ?? "")));
}
