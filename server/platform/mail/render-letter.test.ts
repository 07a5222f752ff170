import { expect, test, vi } from "vitest";
import type { LetterTemplate } from "./letter.ts";
import { letters } from "./letters.ts";
import { renderLetter } from "./render-letter.ts";

const all = Object.entries(letters as Record<string, LetterTemplate>);

test.each(all)("%s has a fixed subject and the same texts in both languages", (_, { texts }) => {
  expect(Object.keys(texts.fr).toSorted()).toEqual(Object.keys(texts.en).toSorted());
  for (const { subject } of [texts.fr, texts.en]) expect(subject).not.toMatch(/[{}\r\n]/);
  expect(texts.fr.subject).not.toBe(texts.en.subject);
});

test.each(all)("%s is signed by the house, and uses its name throughout", (_, template) => {
  vi.stubEnv("SITE_NAME", "Halcyon");
  for (const locale of ["fr", "en"] as const) {
    const get = (_: object, field: string) => (field === "kind" ? "passkeyAdded" : "1");
    const data = new Proxy({}, { get, has: () => true }) as Record<string, string>;
    const { subject, text, html } = renderLetter(template, {
      data,
      locale,
      siteUrl: "https://music.example",
    });
    expect(subject + text + html).not.toMatch(/Sillon/);
    expect(text).toContain("\nHalcyon\nhttps://music.example");
  }
  vi.unstubAllEnvs();
});

test("a visitor's text is shown as text, never as markup, with its line breaks", () => {
  const { html, text } = renderLetter(letters["contact-staff"], {
    data: {
      name: "<script>alert(1)</script>",
      email: "a@b.fr",
      company: "",
      phone: "",
      topic: "{topic} & <b>",
      message: "One\nTwo </blockquote><img src=x onerror=y>",
      language: "fr",
    },
    locale: "en",
    siteUrl: "https://music.example",
  });
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("{topic} &amp; &lt;b&gt;");
  expect(html).toContain("One<br>Two");
  expect(text).toContain("> One\n> Two");
});

test("a value of several lines keeps them as text and as HTML", () => {
  const { html, text } = renderLetter(letters["advice-staff"], {
    data: {
      ...{ name: "Marie", email: "a@b.fr", company: "", phone: "", project: "Train", deadline: "2099-05-01" },
      ...{ kind: "", duration: "", budget: "", references: "https://one\nhttps://two", description: "x" },
      language: "fr",
    },
    locale: "fr",
    siteUrl: "https://music.example",
  });
  expect(html).toContain("https://one<br>https://two");
  expect(text).toContain("https://one\nhttps://two");
  expect(text).toContain("1 mai 2099");
  expect(text).toContain("\u00A0: Marie");
});
