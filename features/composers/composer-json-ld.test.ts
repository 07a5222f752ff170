import { expect, test } from "vitest";
import type { WriterDetail } from "#/contract/writer.ts";
import { composerJsonLd } from "./composer-json-ld.ts";

const site = "https://sillon.example";
const writer: WriterDetail = {
  "@id": "/api/page_writers/1",
  "@type": "Writer",
  id: 1,
  slug: "awa-fr",
  slugEn: "awa-en",
  name: "Awa Example",
  firstname: "Awa",
  lastname: "Example",
  biography: "<p>Une vie.</p>",
  biographyEn: "<p>A life.</p>",
  image: null,
  trackCount: 0,
  albumCount: 0,
  websites: [
    { title: "Site", url: "https://awa.example" },
    { title: "Script", url: "javascript:alert(1)" },
    { title: "Here", url: "/albums" },
  ],
  sortOrder: 1,
  albums: [],
  tracks: [],
  seo: { title: null, titleFr: null, description: null, descriptionFr: null, image: null },
};

test("a composer is a person with an address and a biography in the language of the page", () => {
  expect(composerJsonLd(writer, "en", site)).toMatchObject({
    "@type": "Person",
    url: `${site}/en/our-composers/awa-en`,
    name: "Awa Example",
    givenName: "Awa",
    familyName: "Example",
    description: "A life.",
  });
  expect(composerJsonLd(writer, "fr", site)).toMatchObject({
    url: `${site}/fr/nos-compositeurs/awa-fr`,
    description: "Une vie.",
  });
});

test("only absolute addresses of websites become `sameAs`", () => {
  expect(composerJsonLd(writer, "fr", site).sameAs).toEqual(["https://awa.example"]);
  expect(composerJsonLd({ ...writer, websites: [] }, "fr", site).sameAs).toBeUndefined();
});

test("a portrait with an invalid address is left out", () => {
  expect(composerJsonLd({ ...writer, image: "https://[" }, "fr", site).image).toBeUndefined();
});
