import type { AlbumBrief, TrackBrief, Version } from "#/demo/music/brief.ts";
import type { MediaPlace } from "#/server/platform/media/media-place.ts";

/** The music from which one mp3 of the demo catalogue is rendered. */
export type Recipe = { album: AlbumBrief; track: TrackBrief; version: Version };

/** One piece of work for a render worker: the sound of `recipe`, written as `name` into the media at `place`. */
export type RenderJob = Recipe & { place: MediaPlace; name: string; soundfont: string | undefined };

/** The answer of a worker to each job. */
export type RenderReply = { error: string | null };
