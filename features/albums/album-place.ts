import type { Album } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { cityName, placeCountry } from "#/lib/i18n/localise.ts";

/** Where an album's music comes from, «Ségou, Mali»; null when the backend does not say. */
export function albumPlace({ place }: Pick<Album, "place">, lang: Lang): string | null {
  return place ? `${cityName(place, lang)}, ${placeCountry(place, lang)}` : null;
}
