import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { offerInProcess } from "#/contract/in-process.ts";
import { addMissingPrints } from "#/demo/add-missing-prints.ts";
import { demoFiles } from "#/demo/sound/demo-files.ts";
import { createDemoSound } from "#/demo/sound/demo-sound.ts";
import { recipeOf } from "#/demo/sound/recipe-of.ts";
import { slugPrints } from "#/server/catalogue/addresses/slug-prints.ts";
import { analysisOf } from "#/server/catalogue/tracks/analysis.ts";
import { coversOf } from "#/server/catalogue/tracks/covers.ts";
import { isSoundShown } from "#/server/catalogue/tracks/is-sound-shown.ts";
import { CATALOGUE_TAGS } from "#/server/operate/import/purge-site.ts";
import { ensureReferenceData } from "#/server/operate/reference-data/ensure-reference-data.ts";
import { isPublicIp } from "#/server/operate/webhooks/is-public-ip.ts";
import { createSendMessage } from "#/server/operate/webhooks/send-message.ts";
import { createWebhookSender } from "#/server/operate/webhooks/webhook-sender.ts";
import { argon2Passwords } from "#/server/people/credentials/passwords.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { openDatabase } from "#/server/platform/db/open.ts";
import { afterAnswer } from "#/server/platform/http/after-answer.ts";
import { createMailer } from "#/server/platform/mail/mailer.ts";
import { createResizer } from "#/server/platform/media/resize.ts";
import { createMediaRoutes } from "#/server/platform/media/routes.ts";
import { openCommandSocket } from "#/server/platform/terminal/command-socket.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { sweepUploads } from "#/server/search/similarity/uploads/sweep-uploads.ts";
import { createApi } from "#/server/start/api.ts";
import { coverReader } from "#/server/work/downloads/cover-of.ts";
import { createShareRoutes } from "#/server/work/share-pictures/routes.ts";
import { announceDemoAccounts } from "./announce-demo-accounts.ts";
import { apiListener } from "./api-listener.ts";
import { apiMetrics } from "./api-metrics.ts";
import { connectPeers } from "./connect-peers.ts";
import type { ApiDeps, ConnectedApi } from "./connected-api.ts";
import { followCatalogue } from "./follow-catalogue.ts";
import { loadOrCreateSecret } from "./load-or-create-secret.ts";
import { openCaptcha } from "./open-captcha.ts";
import { openMediaStore } from "./open-media-store.ts";
import { openTransport } from "./open-transport.ts";
import { runRemoteCommand } from "./run-remote-command.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";

const SHARE_PATH = /^\/media\/share\//;
const MEDIA_PATH = /^\/media(?:\/|$)/;
const CONTENT = resolve(import.meta.dirname, "../../demo/content");

/** Opens the API of this process: database, catalogue, media, demo sound. The site calls it without a network. */
export async function openLocalApi(
  config: Config,
  { siteUrl, log, progress, purge }: ApiDeps,
): Promise<ConnectedApi> {
  const database = await progress.step("database", async (note) => {
    const opened = await openDatabase({
      ...(config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, "database") }),
      log: (message: string) => log.info(message),
    });
    note(opened.kind === "pglite" ? "embedded" : "Postgres");
    return opened;
  });
  const { db, pulse } = database;
  const during = <T>(read: () => Promise<T>) => (pulse ? pulse.during(read) : read());
  const media = await openMediaStore(config.media, log);
  await sweepUploads();
  const isNewDemo =
    config.demo &&
    (await progress.step("catalogue", (note) => seedWhenEmpty({ db, media, content: CONTENT, note })));
  if (config.demo) await addMissingPrints(db);
  else await db.transaction((tx) => ensureReferenceData(tx));
  const passwords = argon2Passwords();
  if (isNewDemo) await announceDemoAccounts(config, { db, passwords, progress });

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

  const mailer = config.isReadOnly
    ? undefined
    : createMailer({
        db,
        transport: openTransport(config.mail, { log, progress }),
        clock: () => new Date(),
        siteUrl: siteUrl.origin,
        log,
      });
  mailer?.wake();

  const search = new SearchModel({ db, log });
  search.start();

  const jwtSecret = config.jwtSecret ?? (await loadOrCreateSecret(join(config.dataDir, "jwt-secret")));
  const webhooks = config.isReadOnly
    ? undefined
    : createWebhookSender({
        db,
        clock: () => new Date(),
        siteUrl: siteUrl.origin,
        secret: jwtSecret,
        send: createSendMessage(isPublicIp),
        log,
      });
  const background = afterAnswer((err) => log.error({ err }, "Work after an answer failed"));
  const peers = await connectPeers(config, { purge, log });
  const resize = createResizer(join(config.dataDir, "cache"), log);
  const api = createApi({
    db,
    passwords,
    background,
    sounds: { media, ensureSound: sound.ensure, coverOf: coverReader(media, resize) },
    ...(mailer && { mailer }),
    isReadOnly: config.isReadOnly,
    staff: config.mail.staff,
    captcha: openCaptcha(config.captcha, jwtSecret, db),
    clock: () => new Date(),
    log,
    siteUrl: siteUrl.origin,
    origins: config.apiOrigins,
    hstsSubdomains: config.hstsSubdomains,
    version: await ownVersion(),
    jwtSecret,
    ...(peers.limiter && { limiter: peers.limiter }),
    search,
    ...(pulse && { pulse }),
  });
  const files = createMediaRoutes({
    media,
    resize,
    coversOf: (owner, ids) => during(() => coversOf(db, owner, ids)),
    analysisOf: (owner) => during(() => analysisOf(db, owner)),
    isSoundShown: (file) => during(() => isSoundShown(db, file)),
    ensureSound: sound.ensure,
    report: (err) => log.error({ err }, "A file could not be given"),
  });
  const shares = createShareRoutes({
    media,
    analysisOf: (owner) => analysisOf(db, owner),
    host: siteUrl.host,
    async read(path) {
      const found = await api.fetch(new Request(new URL(path, siteUrl)));
      if (found.status === 404) return null;
      if (!found.ok) throw new Error(`${path} answered ${found.status}`);
      return found.json();
    },
  });
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (SHARE_PATH.test(pathname)) return shares.fetch(request);
    return MEDIA_PATH.test(pathname) ? files.fetch(request) : api.fetch(request);
  };
  offerInProcess(answer);
  const purgeMusic = () => purge(CATALOGUE_TAGS);
  // Before the first page is rendered, so that no change is missed.
  const following = await followCatalogue(db, { isReadOnly: config.isReadOnly, purge: purgeMusic, log });
  const places = { db, media, changed: purgeMusic };
  // Only the embedded database needs this: commands can open a Postgres themselves.
  const closeSocket =
    database.kind === "pglite"
      ? await openCommandSocket(config.dataDir, (command) =>
          runRemoteCommand(places, command, jwtSecret),
        ).catch((err: unknown) => log.info({ err }, "Commands have to wait until the site stops"))
      : undefined;
  const listener = apiListener(answer);

  return {
    handle: (request, response) => listener(request, response),
    ...(pulse && { isDatabaseDown: pulse.isDown }),
    metrics: apiMetrics({ database, sound, search }),
    slugPrints: () => during(() => slugPrints(db)),
    async close() {
      await closeSocket?.();
      await following.close();
      await peers.close();
      await search.close();
      await sound.close();
      await background.settle();
      await mailer?.close();
      await webhooks?.close();
      await database.close();
    },
  };
}

async function ownVersion(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, "../../package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
