import { CATALOGUE_CSV_PATH, CATALOGUE_NDJSON_PATH } from "#/contract/catalogue-export.ts";
import { DOWNLOAD_FORMATS, downloadPaths } from "#/contract/download.ts";
import { DOWNLOADS_CSV_PATH, LISTENED_CSV_PATH } from "#/contract/history.ts";
import type { Scope } from "#/contract/scope.ts";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import { pathParameters } from "./parameters.ts";
import { headersOf, type Refusal, refusals } from "./responses.ts";
import type { Json } from "./schemas.ts";

/** A call that returns a file: it has no endpoint, since nothing of the file is parsed. */
interface FileCall {
  path: string;
  operationId: string;
  summary: string;
  types: readonly string[];
  isPublic?: true;
  /** Scope that an access token must have. */
  scope?: Scope;
  /** Whether an interrupted download can be resumed. */
  isResumable?: true;
  query?: Record<string, Json>;
  refused: readonly Refusal[];
}

const ZIP = ["application/zip"];
const SOUND = ["audio/mpeg", "audio/wav"];
const format = {
  type: "string",
  enum: [...DOWNLOAD_FORMATS],
  default: "mp3",
  description:
    "An mp3, of which there always is one, with its credits in an ID3v2.4 tag; or the WAV, where the library was given one, " +
    "with them as bext, iXML, LIST/INFO and the same ID3v2.4 tag. In a zip the mp3 stands in for a WAV that there is not. " +
    "What there is, and how large, is told by /api/front/download_offers.",
};
const version = { type: "integer", format: "int32", minimum: 1 };
const locale = {
  type: "string",
  enum: ["fr", "en"],
  description: "Language of the names of files and of what is written in words; else the caller’s own.",
};
/** Parameters in place of values, for the contract's functions that build paths. */
const ID = "{id}" as unknown as number;
const shared = (path: string) => path.replace("%7Btoken%7D", "{token}");

const FILES: readonly FileCall[] = [
  {
    path: downloadPaths.track(ID),
    operationId: "downloadTrack",
    summary: "A track or one of its versions as a file, its credits written into it",
    types: SOUND,
    isResumable: true,
    scope: "downloads",
    query: { format, version, locale },
    refused: [401, 403, 404, 422, 429],
  },
  ...(
    [
      ["downloadPlaylist", downloadPaths.playlist(ID), "A playlist, mine or shared with me, as a zip"],
      ["downloadMusicAdvice", downloadPaths.conseil(ID), "A selection made for me as a zip"],
      ["downloadCart", downloadPaths.cart(), "My cart as a zip"],
    ] as const
  ).map(([operationId, path, summary]) => ({
    ...{ path, operationId, summary },
    types: ZIP,
    scope: "downloads" as const,
    query: { format, locale },
    refused: [401, 403, 404, 422, 429] as const,
  })),
  {
    path: shared(downloadPaths.shared("{token}")),
    operationId: "downloadSharedPlaylist",
    summary: "What a share page shows as a zip, where its owner allows it",
    types: ZIP,
    isPublic: true,
    query: { format, locale },
    refused: [404, 422, 429],
  },
  {
    path: shared(downloadPaths.sharedTrack("{token}", ID)),
    operationId: "downloadSharedTrack",
    summary: "One track of a share page as a file, where its owner allows it",
    types: SOUND,
    isPublic: true,
    query: { format, locale },
    refused: [404, 422, 429],
  },
  {
    path: USER_EXPORT_PATH,
    operationId: "exportUser",
    summary: "Everything kept about the user as a zip",
    types: ZIP,
    refused: [401, 403, 406, 429],
  },
  {
    path: LISTENED_CSV_PATH,
    operationId: "exportListenedTracks",
    summary: "What the user has heard as a table",
    types: ["text/csv"],
    scope: "account:read",
    query: { locale },
    refused: [401, 403, 406, 429],
  },
  {
    path: DOWNLOADS_CSV_PATH,
    operationId: "exportDownloadedTracks",
    summary: "What the user has downloaded as a table",
    types: ["text/csv"],
    scope: "account:read",
    query: { locale },
    refused: [401, 403, 406, 429],
  },
  {
    path: CATALOGUE_NDJSON_PATH,
    operationId: "exportCatalogue",
    summary: "Every track with its credits, one JSON document on each line",
    types: ["application/x-ndjson"],
    scope: "catalogue:read",
    refused: [401, 403, 406, 429],
  },
  {
    path: CATALOGUE_CSV_PATH,
    operationId: "exportCatalogueTable",
    summary: "Every track with its credits as a table",
    types: ["text/csv"],
    scope: "catalogue:read",
    refused: [401, 403, 406, 429],
  },
];

/** Content types that are text. */
const TEXTS: Record<string, Json> = {
  "text/csv": { type: "string" },
  "application/x-ndjson": {
    type: "string",
    description: "A document of its own on each line",
    contentMediaType: "application/json",
    contentSchema: { $ref: "#/components/schemas/ExportedTrack" },
  },
};

function fileOperation(call: FileCall): Json {
  const content = Object.fromEntries(
    call.types.map((type) => [type, { schema: TEXTS[type] ?? { type: "string", format: "binary" } }]),
  );
  const headers = (...names: Parameters<typeof headersOf>) =>
    headersOf("Cache-Control", "Content-Disposition", ...names);
  const query = Object.entries(call.query ?? {}).map(([name, schema]) => ({ name, in: "query", schema }));
  return {
    operationId: call.operationId,
    summary: call.summary,
    tags: ["Files"],
    parameters: [
      ...pathParameters(call.path),
      ...query,
      ...(call.isResumable ? [{ name: "Range", in: "header", schema: { type: "string" } }] : []),
    ],
    responses: {
      200: {
        description: call.summary,
        headers: call.isResumable ? headers("ETag", "Accept-Ranges") : headers(),
        content,
      },
      ...(call.isResumable && {
        206: {
          description: "The rest of it",
          headers: headers("ETag", "Accept-Ranges", "Content-Range"),
          content,
        },
      }),
      ...refusals([...call.refused, 500]),
    },
    security: call.isPublic ? [] : [{ bearer: call.scope ? [call.scope] : [] }],
  };
}

/** Returns downloads and exports by their paths (contract §7, §8). */
export const filePaths = (): Record<string, Json> =>
  Object.fromEntries(FILES.map((call) => [call.path, { get: fileOperation(call) }]));
