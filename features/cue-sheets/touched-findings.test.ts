import { expect, test } from "vitest";
import type { Finding } from "./check-sheet.ts";
import { fieldId } from "./cues/field-id.ts";
import { touchedFindings } from "./touched-findings.ts";

const at = (field: string, cue?: string): Finding => ({
  level: "error",
  field,
  code: "missing",
  ...(cue && { cue }),
});
const shown = (finding: Finding, ...touched: string[]) =>
  touchedFindings([finding], new Set(touched)).length === 1;

test("a finding is shown at a field that the person has left, and at no other", () => {
  expect(shown(at("channel"))).toBe(false);
  expect(shown(at("channel"), fieldId(undefined, "channel"))).toBe(true);
  expect(shown(at("channel"), fieldId(undefined, "producer"))).toBe(false);
  expect(shown(at("title", "a"), fieldId("b", "title"))).toBe(false);
});

test("the writers of a cue are checked once the person has left any of their fields", () => {
  expect(shown(at("writers", "a"), fieldId("a", "writers.0.share"))).toBe(true);
  expect(shown(at("writers.1.name", "a"), fieldId("a", "writers.0.name"))).toBe(false);
});

test("a length is reported as missing after the end was skipped, not after the start was filled in", () => {
  expect(shown(at("duration", "a"), fieldId("a", "start"))).toBe(false);
  expect(shown(at("duration", "a"), fieldId("a", "end"))).toBe(true);
  expect(shown(at("end", "a"), fieldId("a", "start"))).toBe(true);
});
