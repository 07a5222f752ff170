import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

/** One refused environment variable: its name, the value given (never a secret's), what was expected. */
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

/** A database address carries a password: it is named in errors, never shown. */
const SECRETS = new Set(["DATABASE_URL", "PURGE_SECRET", "REDIS_URL"]);
/** Long enough that guessing is hopeless (ASVS 5.0, 11.2.3). */
const SECRET_LENGTH = 32;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const expecting = (expected: string) => ({ error: expected });

const whole = (least: number, most: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expecting(expected))
    .transform(Number)
    .pipe(z.number(expecting(expected)).min(least, expecting(expected)).max(most, expecting(expected)));

const address = (protocols: string[], expected: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return (
      url !== null && protocols.includes(url.protocol) && (url.hostname !== "" || url.protocol === "file:")
    );
  }, expecting(expected));

/** An address without path, query or user: `https://music.example`; a final slash is dropped. */
const origin = (expected: string) =>
  address(["http:", "https:"], expected)
    .refine((value) => {
      const url = URL.parse(value);
      return url?.pathname === "/" && !url.search && !url.hash && !url.username;
    }, expecting(expected))
    .transform((value) => new URL(value).origin);

const schema = z.object({
  PORT: whole(0, 65_535, "a port number between 0 (any free port) and 65535").default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]{1,253}$/, expecting("a host name or an IP address to listen on"))
    .optional(),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes("\0"), expecting("a folder"))
    .default("./data"),
  DATABASE_URL: address(
    ["postgres:", "postgresql:"],
    "a Postgres address such as postgres://user:password@host:5432/sillon",
  ).optional(),
  API_URL: origin("the address of a Sillon API without a path, such as http://api.example:3000").optional(),
  SITE_URL: origin("the public address of the site without a path, such as https://music.example").optional(),
  MEDIA_URL: address(
    ["file:"],
    "a folder such as file:///srv/sillon-media (buckets are not supported by this version)",
  ).optional(),
  REDIS_URL: z.never(expecting("nothing: this version does not use a Redis yet")).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, expecting(`one of ${LOG_LEVELS.join(", ")}`)).optional(),
  TRUST_PROXY: whole(0, 9, "how many proxies stand in front, 0 to 9").default(0),
  DEMO: z.enum(["on", "off"], expecting("on or off")).default("on"),
  DEMO_SOUND: z.enum(["ahead", "asked"], expecting("ahead or asked")).default("ahead"),
  SOUNDFONT: z
    .string()
    .regex(/\.sf[23]$/i, expecting("an existing .sf2 or .sf3 file"))
    .refine((value) => existsSync(value), expecting("an existing .sf2 or .sf3 file"))
    .optional(),
  PURGE_SECRET: z
    .string()
    .min(SECRET_LENGTH, expecting(`at least ${SECRET_LENGTH} characters`))
    .optional(),
});

/** Everything the environment decides, checked; folders are absolute. */
export type Config = {
  port: number;
  host: string | undefined;
  dataDir: string;
  /** The media folder. */
  mediaDir: string;
  databaseUrl: string | undefined;
  apiUrl: string | undefined;
  /** Absent until the server knows its port: `http://localhost:{port}` then. */
  siteUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number] | undefined;
  trustedProxies: number;
  demo: boolean;
  /** Whether the demo's sounds are rendered before anyone asks (about half a gigabyte), or on first play only. */
  demoSoundAhead: boolean;
  soundfont: string | undefined;
  purgeSecret: string | undefined;
};

/**
 * The configuration in `env`; an empty variable counts as absent.
 * Throws `ConfigError` that names every refused variable and what was expected.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(names.map((name) => [name, env[name] === "" ? undefined : env[name]]));
  const checked = schema.safeParse(given);
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
  const dataDir = resolve(data.DATA_DIR);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    mediaDir: data.MEDIA_URL
      ? resolve(decodeURIComponent(new URL(data.MEDIA_URL).pathname))
      : `${dataDir}/media`,
    databaseUrl: data.DATABASE_URL,
    apiUrl: data.API_URL,
    siteUrl: data.SITE_URL,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    demo: data.DEMO === "on",
    demoSoundAhead: data.DEMO_SOUND === "ahead",
    soundfont: data.SOUNDFONT && resolve(data.SOUNDFONT),
    purgeSecret: data.PURGE_SECRET,
  };
}

const shown = (name: string, value: string | undefined) =>
  SECRETS.has(name) ? "(hidden)" : JSON.stringify(value ?? "");
