import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Analysis } from "#/contract/analysis.ts";
import { type StoredAnalysis, unpackAnalyses } from "./analysis-file.ts";

/** Where the measurements of the demo sound are shipped. */
export const DEMO_ANALYSIS_FILE = join(import.meta.dirname, "analysis.bin");

let loaded: Map<string, StoredAnalysis> | undefined;

/** Name of a version in the shipped measurements. */
export function analysisKey(reference: string, trackSlug: string, version: string): string {
  return `${reference}/${trackSlug}/${version}`;
}

/** All shipped measurements by `analysisKey`; none where the file was never made. */
export function demoAnalyses(): Map<string, StoredAnalysis> {
  loaded ??= existsSync(DEMO_ANALYSIS_FILE) ? unpackAnalyses(readFileSync(DEMO_ANALYSIS_FILE)) : new Map();
  return loaded;
}

/**
 * Returns what `scripts/measure-demo.ts` measured in a version of a demo track, so that every picture is right before
 * any mp3 exists; undefined for versions it never saw. The first call reads about 3 MB into memory.
 */
export function demoAnalysis(
  reference: string,
  trackSlug: string,
  version: string | number,
): Analysis | undefined {
  return demoAnalyses().get(analysisKey(reference, trackSlug, String(version)))?.analysis;
}
