import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import type { Log } from "#/server/platform/log/log.ts";
import { type MediaPlace, placeName } from "#/server/platform/media/media-place.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { sweepUnfinished } from "#/server/platform/media/sweep-unfinished.ts";
import { StartError } from "./start-error.ts";

/**
 * The media of this process, looked at once: a folder is rid of half files, a bucket has to let us in. One that does not
 * answer is no reason not to start: pages stand without it.
 * @throws {StartError} for a bucket that is not there or refuses the keys.
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
