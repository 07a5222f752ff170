import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { type Id, node } from "./hydra.ts";

/** Formats of downloads; WAV only if the library has received one. */
export const DOWNLOAD_FORMATS = ["mp3", "wav"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** Maximum tracks and bytes of a zip (contract §8.2): enough for a project of two hundred WAVs of three minutes. */
export const ZIP_TRACK_LIMIT = 200;
export const ZIP_BYTE_LIMIT = 8 * 1_024 ** 3;

/** Paths of downloads, by GET with the token. They answer with files, so they have no descriptors (contract §8). */
export const downloadPaths = {
  track: (id: Id) => `/api/front/tracks/${id}/download`,
  playlist: (id: Id) => `/api/playlist/${id}/download`,
  conseil: (id: Id) => `/api/conseil/${id}/download`,
  cart: () => "/api/user/me/cart_download",
  /** Without a session token: the path contains that of the share page. */
  shared: (token: string) => `/api/front/shared_playlists/${encodeURIComponent(token)}/download`,
  sharedTrack: (token: string, id: Id) =>
    `/api/front/shared_playlists/${encodeURIComponent(token)}/tracks/${id}/download`,
} as const;

/** Formats and sizes of a track, a playlist, an advice or the cart; `bytes` is null while files are being created. */
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
    /** Language of the file names in a zip, by default the caller's: their bytes are counted too. */
    locale: z.string().optional(),
  }),
  answer: z.object({
    ...node,
    files: z.number().int(),
    formats: z.array(
      z.object({
        format: z.enum(DOWNLOAD_FORMATS),
        /** Number of files in this format; a zip contains the others as mp3. */
        files: z.number().int(),
        bytes: z.number().int().nullable(),
      }),
    ),
  }),
});

export type DownloadOffer = z.infer<(typeof downloadOfferEndpoint)["answer"]>;
