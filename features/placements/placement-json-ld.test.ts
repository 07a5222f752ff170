import { expect, test } from "vitest";
import type { Placement } from "#/contract/placement.ts";
import { placementJsonLd } from "./placement-json-ld.ts";

const site = "https://sillon.example";
const placement: Placement = {
  "@id": "/api/page_placements/1",
  "@type": "Placement",
  id: 1,
  slug: "lettres-d-exil",
  slugEn: "letters-from-exile",
  title: "Lettres d'exil",
  titleEn: "Letters from Exile",
  description: "<p>Huit <em>lettres</em>.</p>",
  descriptionEn: "<p>Eight <em>letters</em>.</p>",
  image: "media/images/exile.png",
  videoUrl: "https://youtu.be/abc",
  client: "Radio One",
  year: 2026,
  date: "2026-11-09",
  kind: "podcast",
  tracks: [],
  isEnable: true,
  sortOrder: 1,
};

test("a video is described in the language of the page, with the fields that search engines require", () => {
  expect(placementJsonLd(placement, "en", site)).toMatchObject({
    "@type": "VideoObject",
    name: "Letters from Exile",
    description: "Eight letters .",
    thumbnailUrl: `${site}/media/resize/w_960,q_80,f_webp/images/exile.png`,
    uploadDate: "2026-11-09",
    embedUrl: "https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0",
  });
  expect(placementJsonLd(placement, "fr", site)?.name).toBe("Lettres d'exil");
});

test("a film of the site is identified by its address, and takes precedence over a provider's player", () => {
  const data = placementJsonLd({ ...placement, film: "media/films/exile.webm" }, "fr", site);
  expect(data).toMatchObject({ contentUrl: `${site}/media/films/exile.webm` });
  expect(data).not.toHaveProperty("embedUrl");
});

test("without a playable video there is nothing to describe", () => {
  expect(placementJsonLd({ ...placement, videoUrl: null }, "fr", site)).toBeNull();
  expect(placementJsonLd({ ...placement, videoUrl: "https://video.example/1" }, "fr", site)).toBeNull();
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/x", "\\\\evil.example\\x"])(
  "%s as address of a picture or a film is left out",
  (path) => {
    const data = placementJsonLd({ ...placement, image: path, film: path }, "fr", site);
    for (const address of [data?.thumbnailUrl, data && "contentUrl" in data ? data.contentUrl : undefined])
      expect(URL.parse(address ?? "")?.origin).toBe(site);
  },
);

test("a film on another site keeps its address", () => {
  const film = "https://cdn.example/films/exile.webm";
  expect(placementJsonLd({ ...placement, film }, "fr", site)).toMatchObject({ contentUrl: film });
});

test("a picture with an invalid address is left out", () => {
  expect(placementJsonLd({ ...placement, image: "https://[" }, "fr", site)?.thumbnailUrl).toBeUndefined();
});
