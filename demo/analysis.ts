import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Analysis } from "#/contract/analysis.ts";
import { type StoredAnalysis, unpackAnalyses } from "./analysis-file.ts";

/** Where the measurements of the demo sound are shipped. */
export const DEMO_ANALYSIS_FILE = join(import.meta.dirname, "analysis.bin");

/** Name of a version in the shipped measurements. */
export function analysisKey(reference: string, trackSlug: string, version: string): string {
  return `${reference}/${trackSlug}/${version}`;
}

/**
 * Reads all shipped measurements, by `analysisKey`; none where the file was never made. They take some 20 MB, so that
 * nothing here keeps them.
 */
export function demoAnalyses(): Map<string, StoredAnalysis> {
  return existsSync(DEMO_ANALYSIS_FILE) ? unpackAnalyses(readFileSync(DEMO_ANALYSIS_FILE)) : new Map();
}

/**
 * Reads the shipped measurements, and returns a function that gives what `scripts/measure-demo.ts` measured in a
 * version of a demo track, so that every picture is right before any mp3 exists; null for versions it never saw.
 */
export function readDemoAnalyses(): (
  reference: string,
  trackSlug: string,
  version: string | number,
) => Analysis | null {
  const analyses = demoAnalyses();
  return (reference, trackSlug, version) =>
    analyses.get(analysisKey(reference, trackSlug, String(version)))?.analysis ?? null;
}
