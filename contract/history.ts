import { z } from "zod";
import { FORM_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, id, node, paging, text } from "./hydra.ts";
import { itemSchema } from "./item.ts";
import { trackSchema } from "./track.ts";

const entry = {
  ...node,
  id,
  createdAt: z.string(),
  track: trackSchema,
  /** The version as an item of a list; absent for the track itself, and for a hidden version. */
  item: itemSchema.optional(),
};
/** What a track was downloaded with: nothing else, a project, a selection for the user, or the cart. */
export const DOWNLOAD_SOURCES = ["track", "playlist", "conseil", "cart"] as const;
export type DownloadSource = (typeof DOWNLOAD_SOURCES)[number];

/** The version that was heard or downloaded; null for the track itself. */
const version = z.object({ ...node, id, name: z.string(), version: z.string() }).nullable();

/** Our addition: the version that was heard. */
export const listenedTrackSchema = z.object({ ...entry, version: version.optional() });

export const downloadedTrackSchema = z.object({
  ...entry,
  version,
  source: z.enum(DOWNLOAD_SOURCES),
});

/** Ids of tracks, for marks on their rows. */
export const trackMarksSchema = z.object({
  ...node,
  heard: z.array(id),
  downloaded: z.array(id),
});

export type ListenedTrack = z.infer<typeof listenedTrackSchema>;
export type DownloadedTrack = z.infer<typeof downloadedTrackSchema>;
export type TrackMarks = z.infer<typeof trackMarksSchema>;

/** The complete histories as CSV, by GET with the token; `locale` chooses the language of the headings. */
export const LISTENED_CSV_PATH = "/api/front/user/listened/tracks.csv";
export const DOWNLOADS_CSV_PATH = "/api/front/user/download/tracks.csv";

const own = { access: "token", cache: "U" } as const;
/** `search` is looked for in titles, albums and writers. */
const query = z.object({ search: text, "order[createdAt]": direction, ...paging });

export const listenedTracksEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/front/user/listened/tracks",
  scope: "account:read",
  resource: "ListenedTrack",
  summary: "What the user has listened to, newest first",
  status: 200,
  query,
  answer: collection(listenedTrackSchema),
});

export const listenedTrackEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/front/user/listened/tracks/{id}",
  scope: "account:read",
  resource: "ListenedTrack",
  summary: "One entry of that history",
  status: 200,
  answer: listenedTrackSchema,
});

export const clearListenedEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/front/user/listened/tracks",
  resource: "ListenedTrack",
  summary: "Clears that history",
  status: 204,
  answer: z.undefined(),
});

export const forgetListenedEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/front/user/listened/tracks/{id}",
  resource: "ListenedTrack",
  summary: "Takes one entry out of that history",
  status: 204,
  answer: z.undefined(),
});

/** Maximum entries of one merge: the number that a device stores. */
export const MERGE_LIMIT = 500;

/** Adds the tracks heard on this device before sign-in; skips entries that exist, and tracks that no longer do. */
export const mergeListenedEndpoint = endpoint({
  ...own,
  method: "POST",
  path: "/api/front/user/listened/tracks",
  resource: "ListenedMerge",
  summary: "Takes what was heard before signing in into the user's history",
  status: 200,
  largestBody: FORM_BODY,
  body: z.object({
    entries: z
      .array(
        z.object({
          track: z.string(),
          version: z.string().nullish(),
          at: z.iso.datetime({ offset: true }),
        }),
      )
      .max(MERGE_LIMIT),
  }),
  answer: z.object({ ...node, added: z.number().int() }),
});

export const downloadedTracksEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/front/user/download/tracks",
  scope: "account:read",
  resource: "DownloadedTrack",
  summary: "What the user has downloaded, newest first",
  status: 200,
  query,
  answer: collection(downloadedTrackSchema),
});

export const downloadedTrackEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/front/user/download/tracks/{id}",
  scope: "account:read",
  resource: "DownloadedTrack",
  summary: "One entry of that history",
  status: 200,
  answer: downloadedTrackSchema,
});

export const clearDownloadedEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/front/user/download/tracks",
  resource: "DownloadedTrack",
  summary: "Clears that history",
  status: 204,
  answer: z.undefined(),
});

export const trackMarksEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/front/user/track_marks",
  scope: "account:read",
  resource: "TrackMarks",
  summary: "Which tracks the user has heard and downloaded",
  status: 200,
  answer: trackMarksSchema,
});
