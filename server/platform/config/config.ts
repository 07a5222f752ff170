import { resolve } from "node:path";
import type { z } from "zod";
import type { CaptchaProvider } from "#/contract/captcha.ts";
import type { BucketAccess, MediaPlace } from "#/server/platform/media/media-place.ts";
import { isBucketAddress, mediaPlaceOf } from "./media-address.ts";
import { type LOG_LEVELS, settings } from "./settings.ts";

/** A refused environment variable: its name, its value (never a secret), and the expected form. */
export type ConfigProblem = { name: string; given: string; expected: string };

/** Thrown by `readConfig`; `message` holds one readable line per refused variable. */
export class ConfigError extends Error {
  readonly problems: ConfigProblem[];

  constructor(problems: ConfigProblem[]) {
    super(problems.map(({ name, given, expected }) => `${name}=${given}: expected ${expected}`).join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** The address of a database or mail server contains a password: errors name the variable, never its value. */
const SECRETS = new Set([
  "CAPTCHA_SECRET",
  "DATABASE_URL",
  "JWT_SECRET",
  "MEDIA_SECRET",
  "PURGE_HOOK_TOKEN",
  "PURGE_SECRET",
  "REDIS_URL",
  "SMTP_URL",
]);
/** The validated settings of the environment; folders are absolute. */
export type Config = {
  port: number;
  host: string | undefined;
  dataDir: string;
  media: MediaPlace;
  /** Access to buckets; null without keys. */
  bucketAccess: BucketAccess | null;
  databaseUrl: string | undefined;
  apiUrl: string | undefined;
  /** If absent, `http://localhost:{port}` once the server knows its port. */
  siteUrl: string | undefined;
  /** Whether search engines may list the site; if absent, they may when its address is public. */
  siteIndex: boolean | undefined;
  /** Other sites whose pages may call the API. */
  apiOrigins: readonly string[];
  /** Other hosts whose sounds and pictures the pages may show. */
  mediaOrigins: readonly string[];
  /** Whether browsers must also use https for subdomains. */
  hstsSubdomains: boolean;
  /** False removes the service worker from browsers that have it. */
  serviceWorker: boolean;
  logLevel: (typeof LOG_LEVELS)[number] | undefined;
  trustedProxies: number;
  /** Pages rendered per client address in five minutes; cached ones are not counted. */
  pageBudget: number;
  /** How long a stopping process keeps answering. */
  drainSeconds: number;
  /** Port and host of the metrics; if absent, there are none. */
  metrics: { port: number; host: string } | undefined;
  /** Stores nothing that people send, and sends nothing that is queued; an empty database stays empty. */
  isReadOnly: boolean;
  demo: boolean;
  /** Whether the demo's sounds are rendered in advance (about half a gigabyte), or only on first play. */
  demoSoundAhead: boolean;
  soundfont: string | undefined;
  purgeSecret: string | undefined;
  /** Receives the tags of purged pages, such as a CDN; see `server/start/purge-hook.ts`. */
  purgeHook: { address: string | undefined; token: string | undefined };
  mail: {
    /** If absent, mails become files in `mailboxDir`. */
    smtpUrl: string | undefined;
    mailboxDir: string;
    from: string;
    /** Mail address that receives the forms. */
    staff: string;
  };
  captcha: {
    provider: CaptchaProvider;
    /** Both are set when the provider is an external service. */
    siteKey: string | undefined;
    secret: string | undefined;
  };
  /** Signs session tokens; if absent, a generated one is stored in the data folder. */
  jwtSecret: string | undefined;
};

/** Returns the first missing setting that another one requires; null if none is missing. */
function missingFor(data: z.output<typeof settings>): Omit<ConfigProblem, "given"> | null {
  if (data.SMTP_URL && !data.MAIL_FROM) {
    return { name: "MAIL_FROM", expected: "the sender’s address, since SMTP_URL is set" };
  }
  for (const name of ["MEDIA_KEY", "MEDIA_SECRET"] as const) {
    if (isBucketAddress(data.MEDIA_URL) && !data[name])
      return { name, expected: "the key pair of the bucket, since MEDIA_URL names one" };
  }
  if (data.CAPTCHA !== "turnstile" && data.CAPTCHA !== "hcaptcha") return null;
  for (const name of ["CAPTCHA_SITE_KEY", "CAPTCHA_SECRET"] as const) {
    if (!data[name]) return { name, expected: `the key that ${data.CAPTCHA} gave this site` };
  }
  return null;
}

/** Without a mail server nothing leaves the machine, so the sender is a reserved address (RFC 2606). */
const NOBODY = "sillon@mail.example";

/**
 * Reads the configuration from `env`; an empty variable counts as absent. Throws a `ConfigError` that names every
 * refused variable and its expected form.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(settings.shape);
  const given = Object.fromEntries(names.map((name) => [name, env[name] === "" ? undefined : env[name]]));
  const checked = settings.safeParse(given);
  if (!checked.success) {
    const firsts = new Map(checked.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue]));
    throw new ConfigError(
      names.flatMap((name) => {
        const issue = firsts.get(name);
        return issue ? [{ name, given: shown(name, given[name]), expected: issue.message }] : [];
      }),
    );
  }
  const { data } = checked;
  if (data.API_URL && data.DATABASE_URL) {
    throw new ConfigError([
      {
        name: "DATABASE_URL",
        given: shown("DATABASE_URL", data.DATABASE_URL),
        expected: "nothing: with API_URL this process opens no database",
      },
    ]);
  }
  const missing = missingFor(data);
  if (missing) throw new ConfigError([{ ...missing, given: shown(missing.name, undefined) }]);
  const dataDir = resolve(data.DATA_DIR);
  const from = data.MAIL_FROM ?? NOBODY;
  const bucketAccess = bucketAccessOf(data);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    media: (data.MEDIA_URL && mediaPlaceOf(data.MEDIA_URL, bucketAccess)) || {
      kind: "folder",
      folder: `${dataDir}/media`,
    },
    bucketAccess,
    databaseUrl: data.DATABASE_URL,
    apiUrl: data.API_URL,
    siteUrl: data.SITE_URL,
    apiOrigins: data.API_ORIGINS ?? [],
    mediaOrigins: data.MEDIA_ORIGINS ?? [],
    siteIndex: data.SITE_INDEX && data.SITE_INDEX === "on",
    hstsSubdomains: data.HSTS_SUBDOMAINS === "on",
    serviceWorker: data.SERVICE_WORKER === "on",
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    pageBudget: data.PAGE_BUDGET,
    drainSeconds: data.DRAIN_SECONDS,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    isReadOnly: data.READ_ONLY === "on",
    demo: data.DEMO === "on" && data.READ_ONLY === "off",
    demoSoundAhead: data.DEMO_SOUND === "ahead",
    soundfont: data.SOUNDFONT && resolve(data.SOUNDFONT),
    purgeSecret: data.PURGE_SECRET,
    purgeHook: { address: data.PURGE_HOOK, token: data.PURGE_HOOK_TOKEN },
    mail: {
      smtpUrl: data.SMTP_URL,
      mailboxDir: `${dataDir}/mailbox`,
      from,
      staff: data.MAIL_STAFF ?? from,
    },
    captcha: { provider: data.CAPTCHA, siteKey: data.CAPTCHA_SITE_KEY, secret: data.CAPTCHA_SECRET },
    jwtSecret: data.JWT_SECRET,
  };
}

/** Without an endpoint, the store is Amazon's, with the bucket in the host name. */
function bucketAccessOf(data: z.output<typeof settings>): BucketAccess | null {
  if (!data.MEDIA_KEY || !data.MEDIA_SECRET) return null;
  return {
    endpoint: data.MEDIA_ENDPOINT ?? `https://s3.${data.MEDIA_REGION}.amazonaws.com`,
    region: data.MEDIA_REGION,
    accessKeyId: data.MEDIA_KEY,
    secretAccessKey: data.MEDIA_SECRET,
    isPathStyle: (data.MEDIA_PATH_STYLE ?? (data.MEDIA_ENDPOINT ? "on" : "off")) === "on",
  };
}

const shown = (name: string, value: string | undefined) =>
  SECRETS.has(name) ? "(hidden)" : JSON.stringify(value ?? "");
