import type { Id } from "#/contract/hydra.ts";

/** Storage key of a visitor's listening on this device, until somebody signs in and decides what to do with it. */
const KEY = "sillon.heardBefore";
/** Maximum number of entries, the oldest are dropped. Equal to the limit of one merge (contract §7). */
const MOST = 500;

/** A track, or a version of it, heard while signed out; `at` is an instant in ISO 8601. */
export interface HeardBefore {
  track: Id;
  version?: Id | null;
  at: string;
}

interface Kept {
  /** Oldest first. */
  heard: HeardBefore[];
  /** Time at which the offer was postponed; later listening brings it back. */
  putOff: string;
}

/** Returns the listening of this device while signed out, oldest first. */
export const heardBefore = (): HeardBefore[] => read().heard;

/** Returns whether there is anything to offer that was not postponed. */
export function isWorthOffering(): boolean {
  const { heard, putOff } = read();
  return heard.some(({ at }) => at > putOff);
}

/** Stores that a track, or a version of it, was heard at `at`. */
export function storeHeard(track: Id, at: Date, version: Id | null = null): void {
  const { heard, putOff } = read();
  const entry = { track, ...(version !== null && { version }), at: at.toISOString() };
  write({ heard: [...heard, entry].slice(-MOST), putOff });
}

/** Postpones the offer until something else is heard. */
export function postponeHeard(): void {
  const { heard } = read();
  write({ heard, putOff: heard.at(-1)?.at ?? "" });
}

export function forgetHeard(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return { heard: [], putOff: "" };
    const { heard, putOff } = kept as Record<string, unknown>;
    return {
      heard: Array.isArray(heard) ? heard.filter(isHeard) : [],
      putOff: typeof putOff === "string" ? putOff : "",
    };
  } catch {
    return { heard: [], putOff: "" };
  }
}

/** A browser that refuses storage stores nothing, so there is nothing to offer later. */
function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {}
}

function isHeard(value: unknown): value is HeardBefore {
  if (typeof value !== "object" || value === null) return false;
  const { track, version = null, at } = value as Partial<HeardBefore>;
  const isId = (one: unknown) => Number.isInteger(one) || typeof one === "string";
  return (
    isId(track) &&
    (version === null || isId(version)) &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
}
