import { withMarker } from "../heard-music.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import type { XmlElement } from "../xml.ts";

/** Returns a clip as the markers inside it tell. */
export const withMarkersIn = ({ children }: XmlElement, clip: NotedClip): NotedClip =>
  children
    .filter(({ name }) => name === "marker")
    .map(({ attributes: { value = "", note = "" } }) => [value, note].filter(Boolean).join(": "))
    .reduce(withMarker, clip);
