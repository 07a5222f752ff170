import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { performToken } from "#/server/access-tokens/token-command.ts";
import { createApi } from "#/server/api.ts";
import type { Config } from "#/server/config.ts";
import type { Database } from "#/server/db/database.ts";
import { openDatabase } from "#/server/db/open.ts";
import { addMissingPrints } from "#/server/demo/add-missing-prints.ts";
import { demoFiles } from "#/server/demo/sound/demo-files.ts";
import { createDemoSound } from "#/server/demo/sound/demo-sound.ts";
import { recipeOf } from "#/server/demo/sound/recipe-of.ts";
import { coverReader } from "#/server/downloads/cover-of.ts";
import { afterAnswer } from "#/server/http/after-answer.ts";
import { wordsIn } from "#/server/import/words.ts";
import { mailboxTransport } from "#/server/mail/mailbox-transport.ts";
import { createMailer } from "#/server/mail/mailer.ts";
import { smtpTransport } from "#/server/mail/smtp-transport.ts";
import type { MailTransport } from "#/server/mail/transport.ts";
import { createResizer } from "#/server/media/resize.ts";
import { createMediaRoutes } from "#/server/media/routes.ts";
import { localMediaStore } from "#/server/media/store.ts";
import { sweepUnfinished } from "#/server/media/sweep-unfinished.ts";
import { performAdvice } from "#/server/projects/advice-command.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { argon2Passwords, type Passwords } from "#/server/session/passwords.ts";
import { createShareRoutes } from "#/server/share/routes.ts";
import { sweepUploads } from "#/server/similarity/sweep-uploads.ts";
import { analysisOf } from "#/server/tracks/analysis.ts";
import { isPublicIp } from "#/server/webhooks/is-public-ip.ts";
import { createSendMessage } from "#/server/webhooks/send-message.ts";
import { createWebhookSender } from "#/server/webhooks/webhook-sender.ts";
import type { ApiSurroundings, ConnectedApi } from "./connect-api.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { keptSecret } from "./kept-secret.ts";
import { openCaptcha } from "./open-captcha.ts";
import { openOrderDoor } from "./order-door.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";

/** Commands that this process does for others while it holds the embedded database. */
const ORDERS = { advice: performAdvice, token: performToken };
const SHARE_PATH = /^\/media\/share\//;
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
  await sweepUploads();
  const isNewDemo =
    config.demo &&
    (await progress.step("catalogue", (note) => seedWhenEmpty({ db, media, content: CONTENT, note })));
  if (config.demo) await addMissingPrints(db);
  const passwords = argon2Passwords();
  if (isNewDemo) await tellDemoAccounts(config, { db, passwords, progress });

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

  const mailer = createMailer({
    db,
    transport: openTransport(config.mail, { log, progress }),
    clock: () => new Date(),
    siteUrl: siteUrl.origin,
    log,
  });
  mailer.wake();

  const search = new SearchModel({ db, log });
  search.start();

  const jwtSecret = config.jwtSecret ?? (await keptSecret(join(config.dataDir, "jwt-secret")));
  const webhooks = createWebhookSender({
    db,
    clock: () => new Date(),
    siteUrl: siteUrl.origin,
    secret: jwtSecret,
    send: createSendMessage(isPublicIp),
    log,
  });
  const background = afterAnswer((err) => log.error({ err }, "Work after an answer failed"));
  const resize = createResizer(join(config.dataDir, "cache"), log);
  const api = createApi({
    db,
    passwords,
    background,
    sounds: { media, ensureSound: sound.ensure, coverOf: coverReader(media, resize) },
    mailer,
    staff: config.mail.staff,
    captcha: openCaptcha(config.captcha, jwtSecret, db),
    clock: () => new Date(),
    log,
    siteUrl: siteUrl.origin,
    origins: config.apiOrigins,
    hstsSubdomains: config.hstsSubdomains,
    version: await ownVersion(),
    jwtSecret,
    search,
  });
  const files = createMediaRoutes({
    media,
    resize,
    analysisOf: (owner) => analysisOf(db, owner),
    ensureSound: sound.ensure,
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
  Object.assign(globalThis, { [Symbol.for("sillon.api")]: answer });
  // Commands may open a Postgres themselves.
  const shutOrders =
    database.kind === "pglite"
      ? await openOrderDoor(config.dataDir, ({ command, args, language }) =>
          ORDERS[command](db, args, wordsIn(language)),
        ).catch((err: unknown) => log.info({ err }, "Commands have to wait until the site stops"))
      : undefined;
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });

  return {
    handle: (request, response) => listener(request, response),
    async close() {
      await shutOrders?.();
      await search.close();
      await sound.close();
      await background.settle();
      await mailer.close();
      await webhooks.close();
      await database.close();
    },
  };
}

async function tellDemoAccounts(
  { dataDir }: Config,
  { db, passwords, progress }: { db: Database; passwords: Passwords } & Pick<ApiSurroundings, "progress">,
): Promise<void> {
  const file = join(dataDir, "demo-accounts.txt");
  const accounts = await demoAccounts({ db, passwords, file });
  if (accounts.length === 0) return;
  const lines = accounts.map((line) => `      ${line}\n`).join("");
  progress.say(
    `  Two demo accounts, with passwords of their own (kept in ${file}):\n${lines}`,
    `Two demo accounts were made; their passwords are in ${file}`,
  );
}

function openTransport(
  { smtpUrl, mailboxDir, from }: Config["mail"],
  { log, progress }: Pick<ApiSurroundings, "log" | "progress">,
): MailTransport {
  if (smtpUrl) return smtpTransport(smtpUrl, from);
  progress.say(`  Without SMTP_URL, letters are written to ${mailboxDir}`);
  return mailboxTransport(mailboxDir, from, (file) =>
    log.info({ file }, "A letter is in the mailbox folder"),
  );
}

async function ownVersion(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, "../../package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
