import { bucketMediaStore } from "./bucket-store.ts";
import type { MediaPlace } from "./media-place.ts";
import { localMediaStore, type MediaStore } from "./store.ts";

/** Returns the media store at a place. */
export function openMedia(place: MediaPlace): MediaStore {
  return place.kind === "folder" ? localMediaStore(place.folder) : bucketMediaStore(place);
}
