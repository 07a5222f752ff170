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
import type { SoundSources } from "#/server/work/downloads/deliver.ts";
import { healthRoute } from "./health-route.ts";
import { nounRoutes } from "./noun-routes.ts";

export interface ApiDependencies {
  db: Database;
  clock: () => Date;
  /** Gets what a 500 must not tell; pino's shape. */
  log: {
    error(details: { err: unknown; path: string; requestId?: string | undefined }, message: string): void;
  };
  /** Public address of the site and the API, as `https://music.example`. */
  siteUrl: string;
  version: string;
  /** Other sites whose pages may call the API. */
  origins?: readonly string[];
  /** Whether browsers are to reach the hosts below this one by https alone; they are unless it says no. */
  hstsSubdomains?: boolean;
  /** Nothing that would be stored is taken. */
  isReadOnly?: boolean;
  /** Told after every write, since it may have queued a letter. */
  mailer?: Pick<Mailer, "wake">;
  /** Who reads what visitors send by the forms: an address. */
  staff: string;
  /** Without one the forms ask for none. */
  captcha?: Captcha;
  /** Of a database reached by a network; the embedded one is never away. */
  pulse?: Pulse;
  /** Where downloads come from. */
  sounds: SoundSources;
  /** Signs the tokens of sessions. */
  jwtSecret: string;
  limiter?: RateLimiter;
  passwords?: Passwords;
  /** Finds where host names lead; as the machine does unless given. */
  lookUp?: LookUpHost;
  /** Work that answers do not wait for; whoever passes it in can wait for it. */
  background?: AfterAnswer;
  /** The read model of search; without it the database alone finds. */
  search?: Pick<SearchModel, "deps" | "state">;
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
      // Whoever went away in the middle of an upload is no failure of ours.
      if (req.raw.signal.aborted) return;
      log.error(
        { requestId: req.header("X-Request-Id"), err, path: loggablePath(req.path) },
        "A request failed",
      );
    }),
  );
  return app;
}
