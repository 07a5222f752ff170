import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import { PrintedSheet } from "./printed-sheet.tsx";

const party = { society: "SACEM", ipi: "", share: 100 };
const cue = cueSchema.parse({
  id: "a",
  title: "Sel gemme",
  versionLabel: "60 s edit",
  writers: [{ ...party, name: "Awa Sangaré", role: "C" }],
  publishers: [{ ...party, name: "Sillon" }],
});
const text = (lang: "fr" | "en", programme: object, cues = [cue]) =>
  render(<PrintedSheet programme={programmeSchema.parse(programme)} cues={cues} lang={lang} />).container
    .textContent ?? "";

test("the date and the frame rate are written as in the language of the sheet", () => {
  const programme = { broadcastDate: "2026-02-03", rate: "29.97 DF" };
  expect(text("fr", programme)).toMatch(/3 février 2026.*29,97\u00a0i\/s \(DF\)/);
  expect(text("en", programme)).toMatch(/3 February 2026.*29\.97\u00a0fps \(DF\)/);
  expect(text("fr", { rate: "25" })).toContain("25\u00a0i/s");
  expect(text("fr", { broadcastDate: "en mars" })).toContain("en mars");
});

test("a version is named below its work, and a work without a title is marked", () => {
  expect(text("fr", {})).toContain("Sel gemme60 secondes");
  expect(text("en", {})).toContain("Sel gemme60-second edit");
  expect(text("fr", {}, [{ ...cue, title: " " }])).toContain("Œuvre sans titre");
});

test("the headings and a note say of which whole each share is a part", () => {
  const sheet = text("fr", {});
  expect(sheet).toMatch(/Ayants droitpart des auteurs/);
  expect(sheet).toMatch(/Éditeurspart des éditeurs/);
  expect(sheet).toContain("La part des auteurs et celle des éditeurs sont réparties chacune sur 100\u00a0%.");
});

test("no line breaks inside a share or between IPI and its number", () => {
  const writers = [{ ...party, name: "Awa Sangaré", role: "C" as const, share: 33.33, ipi: "00123456789" }];
  expect(text("fr", {}, [{ ...cue, writers }])).toContain(
    "Awa Sangaré (C) 33,33\u00a0% · SACEM · IPI\u00a000123456789",
  );
  expect(text("en", {}, [{ ...cue, writers }])).toContain(
    "Awa Sangaré (C) 33.33% · SACEM · IPI\u00a000123456789",
  );
});
