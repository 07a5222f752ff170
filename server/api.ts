import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { accessTokenRoutes } from "./access-tokens/routes.ts";
import { addressRoutes } from "./addresses/routes.ts";
import { albumRoutes } from "./albums/routes.ts";

import { type Captcha, noCaptcha } from "./captcha/captcha.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { cartRoutes } from "./carts/routes.ts";
import { catalogueExportRoutes } from "./catalogue-export/routes.ts";

import { changeRoutes } from "./changes/routes.ts";
import { cueSheetRoutes } from "./cue-sheets/routes.ts";
import type { Database } from "./db/database.ts";
import { dialRoutes } from "./dial/routes.ts";
import type { SoundSources } from "./downloads/deliver.ts";
import { downloadRoutes } from "./downloads/routes.ts";
import { contestRoutes } from "./forms/contest-routes.ts";
import { formRoutes } from "./forms/routes.ts";
import { historyCsvRoutes } from "./histories/csv-routes.ts";
import { historyRoutes } from "./histories/routes.ts";
import { type AfterAnswer, afterAnswer } from "./http/after-answer.ts";
import { commonHeaders } from "./http/common-headers.ts";
import { compressed } from "./http/compressed.ts";
import { databaseRateLimiter } from "./http/database-rate-limiter.ts";
import { namedSitesOnly } from "./http/named-sites-only.ts";
import { plainBodies } from "./http/plain-bodies.ts";
import { problemResponse } from "./http/problem-response.ts";
import { memoryRateLimiter, type RateLimiter } from "./http/rate-limiter.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { unrouted } from "./http/unrouted.ts";
import { hydraRoutes } from "./hydra/routes.ts";
import { createIdempotency } from "./idempotency/idempotency.ts";
import { listeningRoutes } from "./listening/routes.ts";
import { loggablePath } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import { wakeMailer } from "./mail/wake-mailer.ts";
import { mapRoutes } from "./map/routes.ts";
import { placementRoutes } from "./placements/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { referenceRoutes } from "./reference/routes.ts";
import { roomRoutes } from "./rooms/routes.ts";
import type { SearchModel } from "./search/model/search-model.ts";
import { searchRoutes } from "./search/routes.ts";
import { searchBySql } from "./search/search-by-sql.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { securityLogRoutes } from "./security-log/routes.ts";
import { authentication } from "./session/authentication.ts";
import { argon2Passwords, type Passwords } from "./session/passwords.ts";
import { sessionRoutes } from "./session/routes.ts";
import { createTokens } from "./session/tokens.ts";
import { similarityRoutes } from "./similarity/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { taxonomyRoutes } from "./taxonomies/routes.ts";
import { trackRoutes } from "./tracks/routes.ts";
import { userProfileRoutes } from "./user-profiles/routes.ts";
import { accountRoutes } from "./users/account-routes.ts";
import { userExportRoutes } from "./users/export/routes.ts";
import { passwordResetRoutes } from "./users/password-reset-routes.ts";
import { userRoutes } from "./users/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { writerRoutes } from "./writers/routes.ts";

export interface ApiDependencies {
  db: Database;
  clock: () => Date;
  /** Gets what a 500 must not tell; pino's shape. */
  log: { error(details: { err: unknown; path: string }, message: string): void };
  /** Public address of the site and the API, as `https://music.example`. */
  siteUrl: string;
  version: string;
  /** Other sites whose pages may call the API. */
  origins?: readonly string[];
  /** Whether browsers are to reach the hosts below this one by https alone; they are unless it says no. */
  hstsSubdomains?: boolean;
  /** Told after every write, since it may have queued a letter. */
  mailer?: Pick<Mailer, "wake">;
  /** Who reads what visitors send by the forms: an address. */
  staff: string;
  /** Without one the forms ask for none. */
  captcha?: Captcha;
  /** Where downloads come from. */
  sounds: SoundSources;
  /** Signs the tokens of sessions. */
  jwtSecret: string;
  limiter?: RateLimiter;
  passwords?: Passwords;
  /** Work that answers do not wait for; whoever passes it in can wait for it. */
  background?: AfterAnswer;
  /** The read model of search; without it the database alone finds. */
  search?: Pick<SearchModel, "surroundings" | "state">;
}

function healthRoute(app: Hono, { db, version, search }: ApiDependencies): void {
  app.get("/healthz", async (context) => {
    const isUp = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const body = {
      status: isUp ? "ok" : "error",
      db: isUp ? "ok" : "error",
      version,
      ...(search && { search: search.state() }),
    };
    return context.json(body, isUp ? 200 : 503, { "Cache-Control": "private, no-store" });
  });
}

/** The reference backend: the whole HTTP contract over a database. All that is outside it is passed in. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { db, clock, log, siteUrl, version } = dependencies;
  const limiter = dependencies.limiter ?? memoryRateLimiter(() => clock().getTime());
  const base = new URL(siteUrl).origin;
  const tokens = createTokens(dependencies.jwtSecret, base, clock);
  const report = (err: unknown) => log.error({ err, path: "(after an answer)" }, "Later work failed");
  const background = dependencies.background ?? afterAnswer(report);
  const captcha = dependencies.captcha ?? noCaptcha;
  const account = {
    captcha,
    db,
    clock,
    tokens,
    siteUrl: base,
    passwords: dependencies.passwords ?? argon2Passwords(),
    limiter: databaseRateLimiter(db, clock),
    secret: dependencies.jwtSecret,
    // Such work may have queued a letter when its request was answered long ago.
    later: (work: () => Promise<void>) =>
      background.later(() => work().then(() => dependencies.mailer?.wake())),
  };
  const app = new Hono();

  const origins = [base, ...(dependencies.origins ?? [])];
  app.use(commonHeaders(base, origins, dependencies.hstsSubdomains));
  app.use(compressed());
  app.use(namedSitesOnly(origins));
  app.use(plainBodies);
  app.use(authentication({ db, tokens, clock }));
  const idempotency = createIdempotency({ db, clock, secret: dependencies.jwtSecret });
  app.use((context, next) => {
    context.set("idempotency", idempotency);
    return next();
  });
  app.use("/api/*", rateLimits(limiter));
  if (dependencies.mailer) {
    app.use("/api/*", wakeMailer(dependencies.mailer));
    app.use("/authentification", wakeMailer(dependencies.mailer));
  }
  app.use("/authentification", rateLimits(limiter));
  referenceRoutes(app);
  hydraRoutes(app, { base, version });
  albumRoutes(app, db);
  trackRoutes(app, db);
  taxonomyRoutes(app, db);
  writerRoutes(app, db);
  placementRoutes(app, db);
  const search = () => dependencies.search?.surroundings() ?? searchBySql(db);
  searchRoutes(app, search);
  similarityRoutes(app, { db, limiter, search });
  siteRoutes(app, db);
  userProfileRoutes(app, db);
  mapRoutes(app, db);
  dialRoutes(app, db);
  cueSheetRoutes(app, db);
  catalogueExportRoutes(app, { db, clock, limiter: account.limiter });
  changeRoutes(app, db);
  webhookRoutes(app, { db, clock, secret: dependencies.jwtSecret });
  addressRoutes(app, db);
  listeningRoutes(app, db, clock);
  sessionRoutes(app, account);
  securityLogRoutes(app, account);
  secondFactorRoutes(app, account);
  userRoutes(app, db);
  const forms = { db, clock, staff: dependencies.staff, captcha, limiter: account.limiter };
  captchaRoutes(app, captcha);
  formRoutes(app, forms);
  contestRoutes(app, forms);
  accountRoutes(app, account);
  accessTokenRoutes(app, account);
  userExportRoutes(app, account);
  historyRoutes(app, account);
  historyCsvRoutes(app, db);
  passwordResetRoutes(app, account);
  cartRoutes(app, db);
  projectRoutes(app, { db, clock, limiter: account.limiter });
  roomRoutes(app, { db, clock, limiter: account.limiter, siteUrl: base });
  downloadRoutes(app, { db, clock, limiter, sources: dependencies.sounds });
  healthRoute(app, dependencies);

  const explain = unrouted(app);
  app.notFound(({ req }) => explain(req.method, req.path));
  app.onError((error, { req }) =>
    problemResponse(error, (err) => {
      // Whoever went away in the middle of an upload is no failure of ours.
      if (!req.raw.signal.aborted) log.error({ err, path: loggablePath(req.path) }, "A request failed");
    }),
  );
  return app;
}
