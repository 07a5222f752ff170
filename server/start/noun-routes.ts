import type { Hono } from "hono";
import { addressRoutes } from "#/server/catalogue/addresses/routes.ts";
import { albumRoutes } from "#/server/catalogue/albums/routes.ts";
import { changeRoutes } from "#/server/catalogue/changes/routes.ts";
import { dialRoutes } from "#/server/catalogue/dial/routes.ts";
import { catalogueExportRoutes } from "#/server/catalogue/export/routes.ts";
import { mapRoutes } from "#/server/catalogue/map/routes.ts";
import { placementRoutes } from "#/server/catalogue/placements/routes.ts";
import { siteRoutes } from "#/server/catalogue/site/routes.ts";
import { taxonomyRoutes } from "#/server/catalogue/taxonomies/routes.ts";
import { trackRoutes } from "#/server/catalogue/tracks/routes.ts";
import { writerRoutes } from "#/server/catalogue/writers/routes.ts";
import type { LookUpHost } from "#/server/operate/webhooks/leads-inside.ts";
import { webhookRoutes } from "#/server/operate/webhooks/routes.ts";
import { accessTokenRoutes } from "#/server/people/access-tokens/routes.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { contestRoutes } from "#/server/people/forms/contest-routes.ts";
import { formRoutes } from "#/server/people/forms/routes.ts";
import { historyCsvRoutes } from "#/server/people/histories/csv-routes.ts";
import { historyRoutes } from "#/server/people/histories/routes.ts";
import { listeningRoutes } from "#/server/people/listening/routes.ts";
import { passkeyRoutes } from "#/server/people/passkeys/routes.ts";
import { secondFactorRoutes } from "#/server/people/second-factor/routes.ts";
import { securityLogRoutes } from "#/server/people/security-log/routes.ts";
import { sessionRoutes } from "#/server/people/session/routes.ts";
import { userProfileRoutes } from "#/server/people/user-profiles/routes.ts";
import { accountRoutes } from "#/server/people/users/account-routes.ts";
import { userExportRoutes } from "#/server/people/users/export/routes.ts";
import { passwordResetRoutes } from "#/server/people/users/password-reset-routes.ts";
import { userRoutes } from "#/server/people/users/routes.ts";
import { captchaRoutes } from "#/server/platform/captcha/routes.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { programmeRoutes } from "#/server/search/programme/routes.ts";
import { searchRoutes } from "#/server/search/routes.ts";
import { similarityRoutes } from "#/server/search/similarity/routes.ts";
import { soundIndexOf } from "#/server/search/similarity/sound-index.ts";
import { cartRoutes } from "#/server/work/carts/routes.ts";
import { cueSheetRoutes } from "#/server/work/cue-sheets/routes.ts";
import type { SoundSources } from "#/server/work/downloads/open-sound.ts";
import { downloadRoutes } from "#/server/work/downloads/routes.ts";
import { projectRoutes } from "#/server/work/projects/routes.ts";
import { roomRoutes } from "#/server/work/rooms/routes.ts";

interface NounDeps {
  account: AccountDeps;
  /** Loses its counts when the process ends; the limiter of `account` keeps them. */
  limiter: RateLimiter;
  search: Parameters<typeof searchRoutes>[1];
  sounds: SoundSources;
  /** Mail address that receives the forms. */
  staff: string;
  /** Resolves host names to addresses. */
  lookUp: LookUpHost;
}

/** Serves the calls of every noun. If two calls share a path, the first one that accepts the query answers. */
export function nounRoutes(app: Hono, { account, limiter, search, sounds, staff, lookUp }: NounDeps): void {
  const { db, clock } = account;
  albumRoutes(app, db);
  trackRoutes(app, db);
  taxonomyRoutes(app, db);
  writerRoutes(app, db);
  placementRoutes(app, db);
  searchRoutes(app, search);
  const soundIndex = soundIndexOf(db);
  similarityRoutes(app, { db, limiter, search, index: soundIndex });
  programmeRoutes(app, { db, limiter, index: soundIndex });
  siteRoutes(app, db);
  userProfileRoutes(app, db);
  mapRoutes(app, db);
  dialRoutes(app, db);
  cueSheetRoutes(app, db);
  catalogueExportRoutes(app, { db, clock, limiter: account.limiter });
  changeRoutes(app, db);
  webhookRoutes(app, { db, clock, secret: account.secret, limiter: account.limiter, lookUp });
  addressRoutes(app, db);
  listeningRoutes(app, db, clock);
  sessionRoutes(app, account);
  securityLogRoutes(app, account);
  secondFactorRoutes(app, account);
  passkeyRoutes(app, account);
  userRoutes(app, db);
  const forms = { db, clock, staff, captcha: account.captcha, limiter: account.limiter };
  captchaRoutes(app, account.captcha);
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
  roomRoutes(app, { db, clock, limiter: account.limiter, siteUrl: account.siteUrl });
  downloadRoutes(app, { db, clock, limiter, sources: sounds });
}
