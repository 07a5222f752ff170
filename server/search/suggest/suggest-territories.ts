import { and, inArray, or, sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import { SUGGESTED, type Suggestion } from "#/contract/search-suggestions.ts";
import { startsWith } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { type ThesaurusForm, thesaurus } from "#/server/search/brief/thesaurus.ts";
import { foldedWords } from "#/server/search/brief/words.ts";

/** Minimum number of typed letters; fewer begin too many names. */
const LEAST_LETTERS = 2;

let places: readonly { forms: string; form: ThesaurusForm }[] | undefined;

/** The thesaurus's forms for countries: their peoples, cities, regions. */
function placeForms() {
  places ??= thesaurus().flatMap((form) =>
    form.entry.leads.first === "country" ? [{ forms: foldedWords(form.form).join(" "), form }] : [],
  );
  return places;
}

/**
 * Returns the countries with a form that begins with the typed text, as a map from code to that form: «georg» finds
 * «Georgian».
 */
function formsByCountry(text: string): Map<string, string> {
  const begun = foldedWords(text).join(" ");
  const forms = new Map<string, string>();
  for (const { forms: words, form } of placeForms())
    if (words.startsWith(begun))
      for (const code of form.entry.leads.countries) if (!forms.has(code)) forms.set(code, form.form);
  return forms;
}

/** Suggests countries of the catalogue by their name, or by one of their peoples or places, which is then the note. */
export async function territorySuggestions(
  db: Database,
  text: string,
): Promise<(Omit<Suggestion, "kind"> & { id: number })[]> {
  if (foldedWords(text).join("").length < LEAST_LETTERS) return [];
  const forms = formsByCountry(text);
  const named = or(startsWith(countries.titleFr, text), startsWith(countries.titleEn, text));
  const rows = await db
    .select({
      id: countries.id,
      code: countries.code,
      title: countries.titleEn,
      titleFr: countries.titleFr,
    })
    .from(countries)
    .where(
      and(
        or(named, forms.size > 0 ? inArray(countries.code, [...forms.keys()]) : undefined),
        sql`exists (select 1 from tracks where tracks.country_id = ${countries.id} and tracks.is_enable)`,
      ),
    )
    .orderBy(sql`(${named}) desc`, countries.titleEn)
    .limit(SUGGESTED.territory);
  const begun = fold(text);
  return rows.map(({ id, code, title, titleFr }) => {
    const isNamed = [title, titleFr].some((name) => fold(name).startsWith(begun));
    const note = isNamed ? null : (forms.get(code) ?? null);
    return { id, title, titleFr, slug: code, slugFr: code, note, noteFr: note };
  });
}
