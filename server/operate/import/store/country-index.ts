import { fold } from "#/contract/fold.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";

/** Returns the id of a country by its ISO 3166-1 code or its English or French name; null if unknown. */
export type CountryIndex = (text: string) => number | null;

/** Loads the countries. */
export async function openCountryIndex(db: Database): Promise<CountryIndex> {
  const rows = await db
    .select({ id: countries.id, code: countries.code, en: countries.titleEn, fr: countries.titleFr })
    .from(countries);
  const byName = new Map(
    rows.flatMap(({ id, code, en, fr }) => [code, en, fr].map((name) => [fold(name), id])),
  );
  return (text) => byName.get(fold(text)) ?? null;
}
