import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { type Id, node } from "./hydra.ts";

/** Formats of a delivered sound; WAV only where the library was given one. */
export const DOWNLOAD_FORMATS = ["mp3", "wav"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** Most tracks and bytes of a zip (contract §8.2): a project of two hundred WAVs of three minutes fits in. */
export const ZIP_TRACK_LIMIT = 200;
export const ZIP_BYTE_LIMIT = 8 * 1_024 ** 3;

/** What can be taken, by GET with the token; answers are files, hence no descriptors (contract §8). */
export const downloadPaths = {
  track: (id: Id) => `/api/front/tracks/${id}/download`,
  playlist: (id: Id) => `/api/playlist/${id}/download`,
  conseil: (id: Id) => `/api/conseil/${id}/download`,
  cart: () => "/api/user/me/cart_download",
  /** Without a token: the share page's own is in the path. */
  shared: (token: string) => `/api/front/shared_playlists/${encodeURIComponent(token)}/download`,
  sharedTrack: (token: string, id: Id) =>
    `/api/front/shared_playlists/${encodeURIComponent(token)}/tracks/${id}/download`,
} as const;

/** What there is to take of a track, a playlist, an advice or the cart; `bytes` is null while files are still made. */
export const downloadOfferEndpoint = endpoint({
  method: "GET",
  path: "/api/front/download_offers",
  scope: "downloads",
  resource: "DownloadOffer",
  summary: "In which formats something can be downloaded, and how large that is",
  access: "token",
  cache: "U",
  status: 200,
  query: z.object({
    track: z.string().optional(),
    /** One version of the track. */
    version: z.string().optional(),
    playlist: z.string().optional(),
    conseil: z.string().optional(),
    cart: z.string().optional(),
    /** Language of the names in a zip, else the caller's own: their bytes count as well. */
    locale: z.string().optional(),
  }),
  answer: z.object({
    ...node,
    files: z.number().int(),
    formats: z.array(
      z.object({
        format: z.enum(DOWNLOAD_FORMATS),
        /** How many of the files there are in it; in a zip the others come as mp3. */
        files: z.number().int(),
        bytes: z.number().int().nullable(),
      }),
    ),
  }),
});

export type DownloadOffer = z.infer<(typeof downloadOfferEndpoint)["answer"]>;
