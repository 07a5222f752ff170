import { expect, test } from "vitest";
import * as read from "./localise.ts";

test("an album and the album of a track are English with French twins", () => {
  const album = {
    name: "Endless Delta",
    nameFr: "Delta sans fin",
    slug: "endless-delta",
    slugFr: "delta-sans-fin",
  };
  expect([read.albumName(album, "fr"), read.albumName(album, "en")]).toEqual([
    "Delta sans fin",
    "Endless Delta",
  ]);
  expect([read.albumSlug(album, "fr"), read.albumSlug(album, "en")]).toEqual([
    "delta-sans-fin",
    "endless-delta",
  ]);
});

test("a missing description of an album is taken from the other language", () => {
  expect(read.albumDescription({ description: "<p>Hi</p>", descriptionFr: null }, "fr")).toBe("<p>Hi</p>");
  expect(read.albumDescription({ description: null, descriptionFr: null }, "fr")).toBeNull();
});

test("the credits of an album may be absent altogether", () => {
  expect(read.albumCredits({}, "fr")).toBeNull();
  expect(read.albumCredits({ credits: "Played by", creditsFr: "Joué par" }, "fr")).toBe("Joué par");
});

test("a cover has a French picture of its own only when there is one", () => {
  expect(read.coverPath({ image: "a.jpg", imageFr: null }, "fr")).toBe("a.jpg");
  expect(read.coverPath({ image: "a.jpg", imageFr: "b.jpg" }, "fr")).toBe("b.jpg");
});

test("a place names its city and its country in the page's language", () => {
  const place = { city: "Lisbon", cityFr: "Lisbonne", countryTitle: "Portugal", countryTitleFr: "Portugal" };
  expect([read.cityName(place, "fr"), read.cityName(place, "en")]).toEqual(["Lisbonne", "Lisbon"]);
  expect(read.placeCountry(place, "fr")).toBe("Portugal");
});

test("a term and a taxonomy are English with French twins", () => {
  const term = { title: "Calm", titleFr: "Calme" };
  expect([read.termTitle(term, "fr"), read.termTitle(term, "en")]).toEqual(["Calme", "Calm"]);
});

test("the SEO texts of an album are English with French twins", () => {
  const seo = { title: "A", titleFr: "B", description: "c", descriptionFr: "d" };
  expect([read.seoTitle(seo, "fr"), read.seoDescription(seo, "en")]).toEqual(["B", "c"]);
});

test("continents, countries and regions name both languages", () => {
  const continent = { titleFr: "Afrique", titleEn: "Africa" };
  expect([read.territoryTitle(continent, "fr"), read.territoryTitle(continent, "en")]).toEqual([
    "Afrique",
    "Africa",
  ]);
  expect(read.territoryTitle({ titleFr: "Mali", titleEn: "" }, "en")).toBe("Mali");
});

test("a menu item is French with an English twin", () => {
  const item = { title: "Carte", titleEn: "Map", url: "/carte", urlEn: "/worldmap" };
  expect([read.frenchFirstTitle(item, "fr"), read.frenchFirstTitle(item, "en")]).toEqual(["Carte", "Map"]);
  expect([read.frenchFirstUrl(item, "fr"), read.frenchFirstUrl(item, "en")]).toEqual(["/carte", "/worldmap"]);
});

test("a page, a placement and a writer have French slugs with an English twin", () => {
  const page = { slug: "mention-legales", slugEn: "legal-notice" };
  expect([read.frenchFirstSlug(page, "fr"), read.frenchFirstSlug(page, "en")]).toEqual([
    "mention-legales",
    "legal-notice",
  ]);
});

test("texts of placements, pages, carousels, referentials and writers are French first", () => {
  expect(read.frenchFirstDescription({ description: "a", descriptionEn: "b" }, "en")).toBe("b");
  expect(read.frenchFirstContent({ content: "a", contentEn: null }, "en")).toBe("a");
  expect(read.frenchFirstImage({ image: "a", imageEn: undefined }, "en")).toBe("a");
  expect(read.writerBiography({ biography: "a", biographyEn: "b" }, "fr")).toBe("a");
});
