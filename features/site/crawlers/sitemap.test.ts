import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { robotsTxt } from "./robots.ts";
import { securityTxt } from "./security-txt.ts";
import { pageOfSlugs, sitemapIndexXml, sitemapXml } from "./sitemap.ts";

const site = "https://sillon.example";
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(xml);
};

test("a page is listed in both languages, and each names both", () => {
  const since = "2026-01-05T10:00:00.000Z";
  const xml = sitemapXml(site, [pageOfSlugs("composers", { fr: "awa-sangare", en: "awa", since })]);
  const twins = [
    { rel: "alternate", hreflang: "fr", href: `${site}/fr/nos-compositeurs/awa-sangare` },
    { rel: "alternate", hreflang: "en", href: `${site}/en/our-composers/awa` },
    { rel: "alternate", hreflang: "x-default", href: `${site}/fr/nos-compositeurs/awa-sangare` },
  ];
  expect(parse(xml).urlset.url).toEqual([
    { loc: `${site}/fr/nos-compositeurs/awa-sangare`, lastmod: since, "xhtml:link": twins },
    { loc: `${site}/en/our-composers/awa`, lastmod: since, "xhtml:link": twins },
  ]);
});

test("the sitemap is valid, whatever a slug contains", () => {
  const slug = `a&b<c>"d'/é?#`;
  const xml = sitemapXml(site, [pageOfSlugs("albums", { fr: slug, en: slug })]);
  expect(xml).toContain(`<loc>${site}/fr/album/a%26b%3Cc%3E%22d&#39;%2F%C3%A9%3F%23</loc>`);
  expect(xml).not.toContain("<c>");
});

test("the index lists every sitemap", () => {
  expect(parse(sitemapIndexXml(site, ["pages", "tracks-200"])).sitemapindex.sitemap).toEqual([
    { loc: `${site}/sitemaps/pages.xml` },
    { loc: `${site}/sitemaps/tracks-200.xml` },
  ]);
});

test("a public site disallows private paths; any other disallows everything", () => {
  expect(robotsTxt(site, true)).toMatch(/^User-agent: \*\n/);
  for (const path of ["/*/user/", "/*/auth/", "/api/", "/*/recherche/"]) {
    expect(robotsTxt(site, true)).toContain(`\nDisallow: ${path}\n`);
  }
  expect(robotsTxt(site, true)).not.toContain("\nDisallow: /\n");
  expect(robotsTxt(site, true)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  expect(robotsTxt(site, false)).toContain("\nDisallow: /\n");
});

test("the contact for vulnerabilities is the team's address, else the contact page", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  expect(securityTxt({ site, mail: "team@sillon.example", now })).toContain(
    "Contact: mailto:team@sillon.example\n",
  );
  expect(securityTxt({ site, now })).toContain(`Contact: ${site}/fr/contact\n`);
  expect(securityTxt({ site, now })).toContain("Expires: 2027-05-20T00:00:00.000Z\n");
});
