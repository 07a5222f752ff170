import type { Id } from "#/contract/hydra.ts";

export type ShareLang = "fr" | "en";

/** What the picture of a shared link says and draws. */
export interface ShareSubject {
  /** A line over the title: catalogue number and year, album of a track, client of a placement. */
  label: string;
  title: string;
  /** A line under the title: who made it. */
  line: string;
  /** Stored path of the square on the left (`media/images/…`). */
  image: string | null;
  /** Colours of the sleeve, when the square is one drawn here. */
  sleeve: { ground: string; ink: string } | null;
  /** Whose waveform runs along the foot. */
  trackId: Id | null;
}

/** Reads an address of the API; null when it answers 404. */
export type ReadApi = (path: string) => Promise<unknown>;
