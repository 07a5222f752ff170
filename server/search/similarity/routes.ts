import { and, asc, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { z } from "zod";
import { soundSearchEndpoint, videoSearchEndpoint } from "#/contract/similarity.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { knownVideos } from "#/server/platform/db/schema/search.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { checkAccept } from "#/server/platform/http/negotiate.ts";
import { Problem, Violations, violation } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";
import { readQuery } from "#/server/platform/http/read-query.ts";
import { respond } from "#/server/platform/http/respond.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { SearchDeps } from "#/server/search/run-search.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { carryPrint, readCarriedPrint } from "./reference.ts";
import { refusalSentence } from "./refusal-sentence.ts";
import { describeTrack, type SoundSearch, searchSounds } from "./search-sounds.ts";
import type { SoundIndex } from "./sound-index.ts";
import { createUploadPrinter } from "./uploads/print-upload.ts";
import { receiveUpload } from "./uploads/receive-upload.ts";
import type { UploadKind } from "./uploads/upload-kind.ts";
import type { UploadRefusal } from "./uploads/upload-print.ts";
import { videoAddress } from "./video-address.ts";

/** Limit of uploads to compare (contract §0.9). */
const UPLOADS: Limit = { name: "similarity uploads", most: 10, window: 3_600_000 };

interface Deps {
  db: Database;
  limiter: RateLimiter;
  search: () => SearchDeps;
  index: () => Promise<SoundIndex>;
}

/**
 * Routes of the search by sound: from a track or a part of one, a file, a film, the address of a film (contract §5).
 */
export function similarityRoutes(app: Hono, { db, limiter, search, index }: Deps): void {
  const uploads = createUploadPrinter();
  const answer = async (asked: Omit<SoundSearch, "endpoint">) =>
    searchSounds(search(), await index(), { endpoint: soundSearchEndpoint, ...asked });

  async function ofTrack(trackId: number, field: string) {
    const { prints, placeOf } = await index();
    const [similarTo, print] = [await describeTrack(db, trackId), prints[placeOf.get(trackId) ?? -1]];
    if (!similarTo) throw violation(field, "choice");
    if (!print) throw violation(field, "choice", "This track has not been analysed yet: try again later.");
    return { similarTo, print };
  }

  /** Measures an uploaded file and removes it; only the measurements are used. */
  async function answerUpload(context: Context, kinds: readonly UploadKind[]): Promise<Response> {
    checkAccept(context.req.header("Accept"));
    const address = context.req.header(CLIENT_ADDRESS_HEADER);
    const visitor = address && limitKey(address);
    const { signal } = context.req.raw;
    if (visitor) await takeOrRefuse(limiter, [[UPLOADS, visitor]]);
    const url = new URL(context.req.url);
    const query = readQuery(soundSearchEndpoint.query ?? z.object({}), url.searchParams);
    const upload = await receiveUpload(context.req.raw, kinds);
    try {
      const steering = readFields(upload.fields);
      const printed = await uploads.print(upload.path, { visitor, signal });
      if (printed.outcome === "refused") throw refused(printed.reason);
      const { print, seconds, bpm, tonality, analysis } = printed.print;
      const found = await answer({
        url,
        query: (query ?? {}) as SoundSearch["query"],
        print: unpackPrint(new Uint8Array(Buffer.from(print, "base64"))),
        trackId: null,
        ...{ steering, signal },
        similarTo: {
          filename: upload.filename.slice(-200),
          ...{ bpm, tonality, seconds, analysis },
        },
      });
      // For its own recording the catalogue knows tempo and key better than a measured part, which may be a verse in
      // another key.
      const own = found["hydra:member"].find(({ exact }) => exact);
      const known = { bpm: own?.bpm ?? bpm, tonality: own?.tonality ?? tonality };
      const similarTo = { ...found.similarTo, ...known, print: carryPrint({ ...known, print }) };
      const body = { "@context": "/api/contexts/Track", ...found, similarTo };
      return respond(context, "U", 200, JSON.stringify(body));
    } finally {
      await upload.discard();
    }
  }

  const isUpload = (context: Context) =>
    /^multipart\/form-data\b/i.test(context.req.header("Content-Type")?.trim() ?? "");
  app.post(soundSearchEndpoint.path, (context, next) =>
    // Only the film search accepts films; it also accepts the film's sound as a file.
    isUpload(context) ? answerUpload(context, ["sound"]) : next(),
  );
  app.post(videoSearchEndpoint.path, (context, next) =>
    isUpload(context) ? answerUpload(context, ["film", "sound"]) : next(),
  );

  serve(app, soundSearchEndpoint, async ({ body, query, url, signal }) => {
    const { track, print, ...steering } = body;
    if (track !== undefined) {
      const trackId = readIri(track, "/api/tracks");
      return answer({ ...{ url, query, trackId, steering, signal }, ...(await ofTrack(trackId, "track")) });
    }
    if (print === undefined) throw new Problem(400, 'The request has neither a file nor a "track".');
    const carried = readCarriedPrint(print);
    if (!carried) throw violation("print", "choice");
    const { bpm, tonality } = carried;
    const similarTo = { bpm, tonality, seconds: carried.print.seconds };
    return answer({ ...{ url, query, steering, signal }, print: carried.print, trackId: null, similarTo });
  });

  serve(app, videoSearchEndpoint, async ({ body: { url: address, ...steering }, query, url, signal }) => {
    const video = videoAddress(address);
    if (!video)
      throw violation("url", "choice", "Only films of YouTube, Vimeo and Dailymotion can be looked up.");
    const [known] = await db
      .select({ trackId: knownVideos.trackId, title: knownVideos.title })
      .from(knownVideos)
      .where(and(eq(knownVideos.host, video.host), eq(knownVideos.videoKey, video.videoKey)))
      .orderBy(asc(knownVideos.trackId))
      .limit(1);
    if (!known) {
      const similarTo = { url: address, bpm: null, tonality: null };
      return answer({ ...{ url, query, steering, similarTo, signal }, print: null, trackId: null });
    }
    const { similarTo, print } = await ofTrack(known.trackId, "url");
    const film = { ...similarTo, url: address, title: known.title };
    return answer({ ...{ url, query, steering, print, signal }, similarTo: film, trackId: null });
  });
}

const refused = (reason: UploadRefusal) =>
  new Violations([{ propertyPath: "file", message: refusalSentence(reason), code: `sound:${reason}` }]);

const numberField = z.coerce.number().min(0).max(1e6);
const sidesField = z.object({
  timbre: z.number().min(0).max(1),
  harmony: z.number().min(0).max(1),
  rhythm: z.number().min(0).max(1),
});

/** Reads the text fields of an upload as a JSON body would contain them; `weights` is JSON. */
function readFields(fields: ReadonlyMap<string, string[]>): SoundSearch["steering"] {
  const last = (name: string) => fields.get(name)?.at(-1);
  const read = <Value>(name: string, schema: z.ZodType<Value>, value: unknown): Value | undefined => {
    if (value === undefined) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw violation(name, "choice");
    return parsed.data;
  };
  const lists = (name: string) => fields.get(`${name}[]`) ?? fields.get(name) ?? [];
  return {
    from: read("from", numberField, last("from")),
    to: read("to", numberField, last("to")),
    weights: read("weights", sidesField, jsonOf(last("weights"))),
    minus: lists("minus"),
    plus: lists("plus"),
  };
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
