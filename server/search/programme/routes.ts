import { setImmediate as nextTurn } from "node:timers/promises";
import type { Hono } from "hono";
import { LONGEST_PROGRAMME, programmeUsesEndpoint } from "#/contract/programme-uses.ts";
import { unpackProgramme } from "#/contract/sound/programme-bytes.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { SoundIndex } from "#/server/search/similarity/sound-index.ts";
import { bytesOfPieces } from "./bytes-of-pieces.ts";
import { createProgrammeFinder } from "./programme-finder.ts";
import { trackNames } from "./track-names.ts";

/** Same limit as for uploads to compare (contract §0.9). */
const PROGRAMMES: Limit = { name: "programmes", most: 10, window: 3_600_000 };

interface Deps {
  db: Database;
  limiter: RateLimiter;
  index: () => Promise<SoundIndex>;
}

/** Finds the tracks used in a finished programme by its print, which was made elsewhere: its sound is never sent. */
export function programmeRoutes(app: Hono, { db, limiter, index }: Deps): void {
  const finder = createProgrammeFinder();
  serve(app, programmeUsesEndpoint, async ({ body, header, signal }) => {
    const address = header(CLIENT_ADDRESS_HEADER);
    const visitor = address && limitKey(address);
    const bytes = await bytesOfPieces(body.print);
    const programme = bytes && (await unpackProgramme(bytes, nextTurn));
    if (!programme) throw violation("print", "format", "This is no print of a programme, or it was cut.");
    const { seconds, points } = programme;
    if (seconds > LONGEST_PROGRAMME)
      throw violation("print", "tooHigh", "A programme may last twelve hours: send it in parts.");
    if (visitor) await takeOrRefuse(limiter, [[PROGRAMMES, visitor]]);
    const { prints, trackIds } = await index();
    const constellations = prints.map(({ constellation }) => constellation);
    const found = await finder.find({ constellations, points, seconds }, { visitor, signal });
    if (!found)
      throw violation("print", "tooHigh", "The programme took too long to search: send it in parts.");
    const names = await trackNames(db);
    const uses = found.flatMap(({ sound, evidence: _, heard: __, ...use }) => {
      const trackId = trackIds[sound] ?? 0;
      const { isEnable, ...known } = names.get(trackId) ?? { isEnable: false };
      return isEnable && "title" in known ? [{ track: `/api/tracks/${trackId}`, ...known, ...use }] : [];
    });
    return { seconds, uses };
  });
}
