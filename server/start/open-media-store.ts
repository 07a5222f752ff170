import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import type { Log } from "#/server/platform/log/log.ts";
import { type MediaPlace, placeName } from "#/server/platform/media/media-place.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { sweepUnfinished } from "#/server/platform/media/sweep-unfinished.ts";
import { StartError } from "./start-error.ts";

/**
 * Opens the media of this process and checks them: deletes unfinished files from a folder, or tries the access to a
 * bucket. A bucket that does not answer does not prevent the start: pages work without it.
 * @throws {StartError} for a bucket that does not exist or refuses the keys.
 */
export async function openMediaStore(place: MediaPlace, log: Log): Promise<MediaStore> {
  const media = openMedia(place);
  if (place.kind === "folder") {
    await sweepUnfinished(place.folder);
    return media;
  }
  try {
    for await (const _ of media.list("images")) break;
  } catch (error) {
    if (!(error instanceof MediaAwayError)) throw error;
    if (!error.isRefusal) log.warn({ err: error }, "The store of media does not answer yet");
    else
      throw new StartError(
        `The bucket of MEDIA_URL lets nobody in (${error.message}). Check its name, MEDIA_ENDPOINT, MEDIA_REGION, MEDIA_KEY and MEDIA_SECRET.`,
        { cause: error },
      );
  }
  log.info({ media: placeName(place) }, "Media are in a bucket");
  return media;
}
