import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type StoredPrint, unpackPrints } from "./prints-file.ts";

/** Where the prints of the demo sound are shipped. */
export const DEMO_PRINTS_FILE = join(import.meta.dirname, "prints.bin");

let loaded: Map<string, StoredPrint> | undefined;

/** Name of a track in the shipped prints. */
export function printKey(reference: string, trackSlug: string): string {
  return `${reference}/${trackSlug}`;
}

/** All shipped prints by `printKey`; none where the file was never made. */
export function demoPrints(): Map<string, StoredPrint> {
  loaded ??= existsSync(DEMO_PRINTS_FILE) ? unpackPrints(readFileSync(DEMO_PRINTS_FILE)) : new Map();
  return loaded;
}

/** The packed print of a demo track's whole version, made by `scripts/print-demo.ts`; null for tracks it never saw. */
export function demoPrint(reference: string, trackSlug: string): Uint8Array | null {
  return demoPrints().get(printKey(reference, trackSlug))?.print ?? null;
}
