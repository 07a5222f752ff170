import type { Id } from "#/contract/hydra.ts";

/** Where a visitor's listening is remembered on this device, until somebody signs in and says what becomes of it. */
const KEY = "sillon.heardBefore";
/** The latest ones; older ones give way. As many as one merge takes (contract §7). */
const MOST = 500;

/** A track that was heard while nobody was signed in; `at` is an instant in ISO 8601. */
export interface HeardBefore {
  track: Id;
  at: string;
}

interface Kept {
  /** Oldest first. */
  heard: HeardBefore[];
  /** Up to when the offer was put off; it is made again for what comes later. */
  putOff: string;
}

/** What was heard on this device while nobody was signed in, oldest first. */
export const heardBefore = (): HeardBefore[] => read().heard;

/** Whether there is anything to offer that was not put off already. */
export function isWorthOffering(): boolean {
  const { heard, putOff } = read();
  return heard.some(({ at }) => at > putOff);
}

/** Remembers a track as heard at `at`. */
export function keepHeard(track: Id, at: Date): void {
  const { heard, putOff } = read();
  write({ heard: [...heard, { track, at: at.toISOString() }].slice(-MOST), putOff });
}

/** Offers what is remembered no more until something else is heard. */
export function putOffHeard(): void {
  const { heard } = read();
  write({ heard, putOff: heard.at(-1)?.at ?? "" });
}

export function forgetHeard(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
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

/** A browser that refuses storage remembers nothing: then there is nothing to offer later. */
function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {}
}

function isHeard(value: unknown): value is HeardBefore {
  if (typeof value !== "object" || value === null) return false;
  const { track, at } = value as Partial<HeardBefore>;
  const isId = Number.isInteger(track) || typeof track === "string";
  return isId && typeof at === "string" && !Number.isNaN(Date.parse(at));
}
