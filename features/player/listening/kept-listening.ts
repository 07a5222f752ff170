import { z } from "zod";
import { ESTIMATED_FACTS } from "#/contract/track.ts";
import type { Queue } from "../queue/queue.ts";
import { queueItem } from "../queue/queue.ts";

/** Maximum number of stored entries around the current one: storage is small and old queues are useless. */
const BEFORE = 20;
const AFTER = 180;

const playable = z.object({
  id: z.int().positive(),
  versionId: z.int().positive().nullable(),
  slug: z.string(),
  name: z.string(),
  nameLang: z.string().nullish(),
  version: z.string().nullable(),
  writers: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  album: z.object({ name: z.string(), nameFr: z.string(), slug: z.string(), slugFr: z.string() }),
  image: z.string().nullable(),
  imageFr: z.string().nullable(),
  src: z.string().min(1),
  duration: z.number().nonnegative(),
  bpm: z.number().nullable(),
  tonality: z.string().nullable(),
  estimated: z.array(z.enum(ESTIMATED_FACTS)).default([]),
  mood: z.object({ slug: z.string(), title: z.string(), titleFr: z.string() }).nullable(),
  analysis: z.string().nullable(),
  loudness: z.number().nullable(),
  truePeak: z.number().nullable(),
});

/** A change of shape needs a new version number: data of an older site is dropped, not guessed at. */
const keptSchema = z.object({
  version: z.literal(1),
  at: z.int().nonnegative(),
  position: z.number().nonnegative(),
  list: z
    .array(
      z.object({
        playable,
        origin: z.object({ path: z.string().regex(/^\/(?!\/)/), title: z.string() }).nullable(),
        asked: z.boolean(),
      }),
    )
    .max(BEFORE + AFTER + 1),
});

/** The queue and position when the listener left the page. */
export interface KeptListening {
  queue: Queue;
  /** Seconds. */
  position: number;
}

/** Serialises a queue and a position for storage. */
export function writeKept({ list, at }: Queue, position: number): string {
  const first = Math.max(0, at - BEFORE);
  const near = list
    .slice(first, at + AFTER + 1)
    .map(({ playable, origin, asked }) => ({ playable, origin, asked }));
  return JSON.stringify({ version: 1, at: at - first, position, list: near });
}

/** Reads the stored state; null if it is missing, damaged or of another version. */
export function readKept(text: string | null): KeptListening | null {
  if (text === null) return null;
  try {
    const { at, position, list } = keptSchema.parse(JSON.parse(text));
    if (!list[at]) return null;
    const items = list.map(({ playable, origin, asked }) => queueItem(playable, origin, asked));
    return { queue: { list: items, at }, position };
  } catch {
    return null;
  }
}
