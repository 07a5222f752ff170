import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { createApi } from "#/server/api.ts";
import type { Config } from "#/server/config.ts";
import { openDatabase } from "#/server/db/open.ts";
import { demoFiles } from "#/server/demo/sound/demo-files.ts";
import { createDemoSound } from "#/server/demo/sound/demo-sound.ts";
import { recipeOf } from "#/server/demo/sound/recipe-of.ts";
import { createResizer } from "#/server/media/resize.ts";
import { createMediaRoutes } from "#/server/media/routes.ts";
import { localMediaStore } from "#/server/media/store.ts";
import { sweepUnfinished } from "#/server/media/sweep-unfinished.ts";
import { analysisOf } from "#/server/tracks/analysis.ts";
import type { ApiSurroundings, ConnectedApi } from "./connect-api.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";

const MEDIA_PATH = /^\/media(?:\/|$)/;
const CONTENT = resolve(import.meta.dirname, "../demo/content");

/** Opens the API of this process: database, catalogue, media, demo sound; the site reads it without a socket. */
export async function openApi(
  config: Config,
  { siteUrl, log, progress }: ApiSurroundings,
): Promise<ConnectedApi> {
  const database = await progress.step("database", async (note) => {
    const opened = await openDatabase({
      ...(config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, "database") }),
      log: (message: string) => log.info(message),
    });
    note(opened.kind === "pglite" ? "embedded" : "Postgres");
    return opened;
  });
  const { db } = database;
  const media = localMediaStore(config.mediaDir);
  await sweepUnfinished(config.mediaDir);
  if (config.demo)
    await progress.step("catalogue", (note) => seedWhenEmpty({ db, media, content: CONTENT, note }));

  const sound = createDemoSound({
    media,
    recipeOf: (file) => recipeOf(db, CONTENT, file),
    soundfont: config.soundfont,
    log,
  });
  const { featured, others } = await demoFiles(db);
  if (featured.length > 0) {
    await progress.step("featured sound", (note) =>
      sound.warm(featured, (done) => note(`${done} of ${featured.length} tracks`)),
    );
  }
  if (config.demoSoundAhead) sound.ahead(others);

  const api = createApi({
    db,
    clock: () => new Date(),
    log,
    siteUrl: siteUrl.origin,
    version: await ownVersion(),
  });
  const files = createMediaRoutes({
    media,
    resize: createResizer(join(config.dataDir, "cache"), log),
    analysisOf: (owner) => analysisOf(db, owner),
    ensureSound: sound.ensure,
  });
  const answer = async (request: Request) =>
    MEDIA_PATH.test(new URL(request.url).pathname) ? files.fetch(request) : api.fetch(request);
  Object.assign(globalThis, { [Symbol.for("sillon.api")]: answer });
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });

  return {
    handle: (request, response) => listener(request, response),
    async close() {
      await sound.close();
      await database.close();
    },
  };
}

async function ownVersion(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, "../../package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
