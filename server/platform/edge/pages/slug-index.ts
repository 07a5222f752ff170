import { createHash } from "node:crypto";
import type { MayBe, SlugKind } from "./missing-paths.ts";

/** The first four bytes of each slug's MD5 by kind, ascending: small for a million, and wrong once in thousands. */
export type SlugPrints = Partial<Record<SlugKind, Uint8Array>>;

const PRINT_BYTES = 4;
/** Lifetime of a index, unless a purge comes sooner: as long as a stale page is served (page-cache.ts). */
const GOOD_MS = 60_000;

export type SlugIndex = {
  /** Returns whether something may have a slug; true while the index is loading. */
  mayBe: MayBe;
  /** Drops the index after a change of the catalogue. */
  forget(): void;
};

/** Returns a index of all slugs, loaded on first use and again after a change of the catalogue. */
export function createSlugIndex(
  read: () => Promise<SlugPrints>,
  { now = Date.now, report }: { now?: () => number; report(error: unknown): void },
): SlugIndex {
  let book: { prints: SlugPrints; readAt: number } | null = null;
  let isReading = false;
  let changes = 0;

  return {
    mayBe(slug, kinds) {
      if (!book || now() - book.readAt >= GOOD_MS) {
        if (!isReading) void readAnew();
        return true;
      }
      const print = createHash("md5").update(slug).digest().readUInt32BE();
      const { prints } = book;
      return kinds.some((kind) => holds(prints[kind], print));
    },
    forget() {
      book = null;
      changes += 1;
    },
  };

  async function readAnew(): Promise<void> {
    const [readAt, seen] = [now(), changes];
    isReading = true;
    try {
      const prints = await read();
      // A change during the load makes it outdated.
      if (seen === changes) book = { prints, readAt };
    } catch (error) {
      report(error);
    } finally {
      isReading = false;
    }
  }
}

function holds(prints: Uint8Array | undefined, print: number): boolean {
  if (!prints) return false;
  const view = new DataView(prints.buffer, prints.byteOffset, prints.byteLength);
  let [from, to] = [0, prints.byteLength / PRINT_BYTES];
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = view.getUint32(middle * PRINT_BYTES);
    if (there === print) return true;
    if (there < print) from = middle + 1;
    else to = middle;
  }
  return false;
}
