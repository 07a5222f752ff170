import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { cityName, placeCountry } from "#/lib/i18n/localise.ts";

/** Returns the origin of an album's music, such as «Ségou, Mali»; null if the backend has none. */
export function albumPlace({ place }: Pick<Album, "place">, lang: Lang): string | null {
  return place ? `${cityName(place, lang)}, ${placeCountry(place, lang)}` : null;
}
