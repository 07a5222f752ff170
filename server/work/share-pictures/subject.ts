import type { Id } from "#/contract/hydra.ts";

export type ShareLang = "fr" | "en";

/** The contents of a shared link's picture. */
export interface ShareSubject {
  /** Line above the title, such as catalogue number and year, or the client of a placement; may be empty. */
  label: string;
  title: string;
  /** Line below the title: composers, or titles of tracks; may be empty. */
  line: string;
  /** Stored path of the square picture on the left (`media/images/…`). */
  image: string | null;
  /** Colours of the sleeve, if the picture is a drawn one. */
  sleeve: { ground: string; ink: string } | null;
  /** Track whose waveform is drawn at the foot. */
  trackId: Id | null;
}

/** Reads an address of the API; null when it answers 404. */
export type ReadApi = (path: string) => Promise<unknown>;
