import type { AlbumBrief, TrackBrief, Version } from "#/server/demo/music/brief.ts";

/** What renders one mp3 of the demo catalogue. */
export type Recipe = { album: AlbumBrief; track: TrackBrief; version: Version };

/** One piece of work for a render worker: the sound of `recipe`, written whole as `path`. */
export type RenderJob = Recipe & { path: string; soundfont: string | undefined };

/** What a worker answers to each job. */
export type RenderReply = { error: string | null };
