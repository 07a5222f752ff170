import { Hono } from "hono";
import { type LookUpHost, lookUpHost } from "#/server/operate/webhooks/leads-inside.ts";
import { argon2Passwords, type Passwords } from "#/server/people/credentials/passwords.ts";
import { createTokens } from "#/server/people/credentials/tokens.ts";
import { authentication } from "#/server/people/session/authentication.ts";
import { type Captcha, noCaptcha } from "#/server/platform/captcha/captcha.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { Pulse } from "#/server/platform/db/pulse.ts";
import { commonHeaders } from "#/server/platform/edge/policy/common-headers.ts";
import { compressed } from "#/server/platform/edge/requests/compressed.ts";
import { type AfterAnswer, afterAnswer } from "#/server/platform/http/after-answer.ts";
import { createIdempotency } from "#/server/platform/http/idempotency.ts";
import { namedSitesOnly } from "#/server/platform/http/named-sites-only.ts";
import { plainBodies } from "#/server/platform/http/plain-bodies.ts";
import { problemResponse } from "#/server/platform/http/problem-response.ts";
import { unrouted } from "#/server/platform/http/unrouted.ts";
import { whileDatabaseAnswers } from "#/server/platform/http/while-database-answers.ts";
import { whileReadOnly } from "#/server/platform/http/while-read-only.ts";
import { loggablePath } from "#/server/platform/log/log.ts";
import type { Mailer } from "#/server/platform/mail/mailer.ts";
import { wakeMailer } from "#/server/platform/mail/wake-mailer.ts";
import { hydraRoutes } from "#/server/platform/open-api/discovery-routes.ts";
import { databaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import { memoryRateLimiter, type RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { rateLimits } from "#/server/platform/rate-limits/rate-limits.ts";
import { referenceRoutes } from "#/server/platform/reference/routes.ts";
import type { SearchModel } from "#/server/search/model/search-model.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import type { SoundSources } from "#/server/work/downloads/open-sound.ts";
import { healthRoute } from "./health-route.ts";
import { nounRoutes } from "./noun-routes.ts";

export interface ApiDependencies {
  db: Database;
  clock: () => Date;
  /** Receives the errors that a 500 must not reveal; pino's interface. */
  log: {
    error(details: { err: unknown; path: string; requestId?: string | undefined }, message: string): void;
  };
  /** Public address of the site and the API, such as `https://music.example`. */
  siteUrl: string;
  version: string;
  /** Other sites whose pages may call the API. */
  origins?: readonly string[];
  /** Whether browsers must also use https for subdomains; true by default. */
  hstsSubdomains?: boolean;
  /** Refuses every call that would store something. */
  isReadOnly?: boolean;
  /** Woken after every write, which may have queued a mail. */
  mailer?: Pick<Mailer, "wake">;
  /** Mail address that receives the forms. */
  staff: string;
  /** If absent, the forms ask for none. */
  captcha?: Captcha;
  /** Absent for the embedded database, which is always reachable. */
  pulse?: Pulse;
  /** Sources of downloads. */
  sounds: SoundSources;
  /** Signs the tokens of sessions. */
  jwtSecret: string;
  limiter?: RateLimiter;
  passwords?: Passwords;
  /** Resolves host names to addresses; by the machine's own resolver if absent. */
  lookUp?: LookUpHost;
  /** Runs work after an answer is sent; pass it in to be able to wait for that work. */
  background?: AfterAnswer;
  /** Search model in memory; without it, the database answers searches. */
  search?: Pick<SearchModel, "deps" | "state">;
}

/** Creates the reference backend: the whole HTTP contract over a database. All outside services are passed in. */
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
    // Such work may queue a mail after its request was answered, when `wakeMailer` has already run.
    later: (work: () => Promise<void>) =>
      background.later(() => work().then(() => dependencies.mailer?.wake())),
  };
  const app = new Hono();

  const origins = [base, ...(dependencies.origins ?? [])];
  app.use(commonHeaders(base, origins, dependencies.hstsSubdomains));
  app.use(compressed());
  app.use(namedSitesOnly(origins));
  app.use(plainBodies);
  if (dependencies.pulse) {
    app.use("/api/*", whileDatabaseAnswers(dependencies.pulse));
    app.use("/authentification", whileDatabaseAnswers(dependencies.pulse));
  }
  if (dependencies.isReadOnly) app.use(whileReadOnly);
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
  nounRoutes(app, {
    account,
    limiter,
    search: () => dependencies.search?.deps() ?? searchBySql(db),
    sounds: dependencies.sounds,
    staff: dependencies.staff,
    lookUp: dependencies.lookUp ?? lookUpHost,
  });
  healthRoute(app, dependencies);

  const explain = unrouted(app);
  app.notFound(({ req }) => explain(req.method, req.path));
  app.onError((error, { req }) =>
    problemResponse(error, (err) => {
      // A client that disconnects during an upload is not our failure.
      if (req.raw.signal.aborted) return;
      log.error(
        { requestId: req.header("X-Request-Id"), err, path: loggablePath(req.path) },
        "A request failed",
      );
    }),
  );
  return app;
}
