import { expect, test } from "vitest";
import { type Href, hrefPath } from "./href.ts";

test.each<[Href, string, string]>([
  ["/", "/fr", "/en"],
  ["/albums", "/fr/albums", "/en/albums"],
  ["/carte", "/fr/carte", "/en/worldmap"],
  [{ pathname: "/album/[slug]", params: { slug: "delta" } }, "/fr/album/delta", "/en/album/delta"],
  [
    { pathname: "/nos-compositeurs/[slug]", params: { slug: "awa" } },
    "/fr/nos-compositeurs/awa",
    "/en/our-composers/awa",
  ],
  [
    { pathname: "/recherche/[slug]", params: { slug: "a/b?c é" } },
    "/fr/recherche/a%2Fb%3Fc%20%C3%A9",
    "/en/recherche/a%2Fb%3Fc%20%C3%A9",
  ],
  [
    { pathname: "/albums", query: { writers: ["awa", "nino"], page: 2, search: undefined } },
    "/fr/albums?writers=awa&writers=nino&page=2",
    "/en/albums?writers=awa&writers=nino&page=2",
  ],
])("%j leads to %s in French and to %s in English", (href, fr, en) => {
  expect([hrefPath(href, "fr"), hrefPath(href, "en")]).toEqual([fr, en]);
});
