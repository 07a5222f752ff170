import { type Analysis, analysisSchema } from "#/contract/analysis.ts";
import { readAnswer } from "#/lib/api/read-answer.ts";
import { mediaUrl } from "#/lib/pages/media.ts";

/** Analysis of a sound, its series as bytes (their layout: contract/analysis.ts). */
export interface LoadedAnalysis {
  sections: { start: number; label: string }[];
  energy: Uint8Array;
  spectrum: Uint8Array;
  bars: Uint8Array;
}

/** Fetches an analysis by its path; throws if it is missing or invalid. */
export async function loadAnalysis(path: string, signal: AbortSignal): Promise<LoadedAnalysis> {
  const response = await fetch(mediaUrl(path), { signal });
  if (!response.ok) throw new Error(`The analysis ${path} answers ${response.status}`);
  return decodeAnalysis(readAnswer(analysisSchema, await response.json()));
}

/** Decodes an analysis of the API: its series become bytes. */
export function decodeAnalysis({ sections, energy, spectrum, bars }: Analysis): LoadedAnalysis {
  return { sections, energy: bytes(energy), spectrum: bytes(spectrum), bars: bytes(bars) };
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
