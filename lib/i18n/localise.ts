import type { Lang } from "./lang.ts";

/**
 * Returns an entity's text in the page's language (contract §0.8, acceptance O30). Some entities are English with a
 * French twin (`name`, `nameFr`), others French with an English twin (`title`, `titleEn`): each has its function, and
 * the other language replaces an empty twin.
 */
type FrenchTwin<Key extends string, Value> = Record<Key | `${Key}Fr`, Value>;
type EnglishTwin<Key extends string, Value> = Record<Key, Value> & Partial<Record<`${Key}En`, Value | null>>;
type Text = string | null;

function either<Value>(first: Value, second: Value): Value {
  return first === null || first === undefined || first === "" ? second : first;
}

const withFrenchTwin =
  <Key extends string>(key: Key) =>
  <Value extends Text>(entity: FrenchTwin<Key, Value>, lang: Lang): Value => {
    const english = entity[key];
    const french = entity[`${key}Fr`];
    return lang === "fr" ? either(french, english) : either(english, french);
  };

const withEnglishTwin =
  <Key extends string>(key: Key) =>
  <Value extends Text>(entity: EnglishTwin<Key, Value>, lang: Lang): Value => {
    const french = entity[key];
    const english = (entity[`${key}En`] ?? french) as Value;
    return lang === "en" ? either(english, french) : either(french, english);
  };

/** Albums, and the album of a track. */
export const albumName = withFrenchTwin("name");
export const albumSlug = withFrenchTwin("slug");
export const albumDescription = withFrenchTwin("description");
export const albumCredits = (album: { credits?: Text; creditsFr?: Text }, lang: Lang): Text =>
  withFrenchTwin("credits")({ credits: album.credits ?? null, creditsFr: album.creditsFr ?? null }, lang);

/** Cover of an album or a track. */
export const coverPath = withFrenchTwin("image");

/** Place from which an album's music comes. */
export const cityName = withFrenchTwin("city");
export const placeCountry = withFrenchTwin("countryTitle");

/** Terms, taxonomies, bands and places of the dial, SEO texts of an album or a writer. */
export const termTitle = withFrenchTwin("title");
export const seoTitle = withFrenchTwin("title");
export const seoDescription = withFrenchTwin("description");

/** Continents, countries and regions carry no unsuffixed title. */
export const territoryTitle = (territory: { titleFr: string; titleEn: string }, lang: Lang): string =>
  lang === "fr" ? either(territory.titleFr, territory.titleEn) : either(territory.titleEn, territory.titleFr);

/** Menu items, carousel items, placements, CMS pages, map markers, websites of a writer, SEO texts of a page: French first. */
export const frenchFirstTitle = withEnglishTwin("title");
export const frenchFirstUrl = withEnglishTwin("url");
export const frenchFirstSlug = withEnglishTwin("slug");
export const frenchFirstDescription = withEnglishTwin("description");
export const frenchFirstImage = withEnglishTwin("image");

/** Transcript of a placement's film. */
export const frenchFirstTranscript = withEnglishTwin("transcript");

/** Body of a CMS page, text of a referential. */
export const frenchFirstContent = withEnglishTwin("content");

/** Life of a writer. */
export const writerBiography = withEnglishTwin("biography");
