import { existsSync } from "node:fs";
import { z } from "zod";
import { CAPTCHA_PROVIDERS } from "#/contract/captcha.ts";
import { isEmail } from "#/contract/email.ts";
import { isMediaAddress, MEDIA_ADDRESS } from "./media-address.ts";
import { SECRET_LENGTH, signingSecret } from "./secret-rule.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const JWT_SECRET = `at least ${SECRET_LENGTH} random characters, as \`openssl rand -base64 48\` makes them`;

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

/** Schema of an address without path, query or user: `https://music.example`; a final slash is dropped. */
const origin = (expected: string) =>
  address(["http:", "https:"], expected)
    .refine((value) => {
      const url = URL.parse(value);
      return url?.pathname === "/" && !url.search && !url.hash && !url.username;
    }, expecting(expected))
    .transform((value) => new URL(value).origin);

/** Schema of several such addresses, separated by commas, without duplicates. */
const origins = (expected: string) =>
  z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim()))
    .pipe(z.array(origin(expected)))
    .transform((all) => [...new Set(all)]);

const mailAddress = (expected: string) => z.string().refine(isEmail, expecting(expected));

const host = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]{1,253}$/, expecting("a host name or an IP address to listen on"));

/** Every environment variable that we read, with its expected form. */
export const settings = z.object({
  PORT: whole(0, 65_535, "a port number between 0 (any free port) and 65535").default(3000),
  HOST: host.optional(),
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
  SITE_NAME: z
    .string()
    .regex(
      /^[^\p{Cc}<>"&{}]{1,60}$/u,
      expecting("the name of the house, up to 60 characters without < > & { } or quotation marks"),
    )
    .optional(),
  API_ORIGINS: origins(
    "addresses of other sites without a path, such as https://tools.example,https://intranet.example",
  ).optional(),
  HSTS_SUBDOMAINS: z.enum(["on", "off"], expecting("on or off")).default("on"),
  SERVICE_WORKER: z.enum(["on", "off"], expecting("on or off")).default("on"),
  SITE_INDEX: z.enum(["on", "off"], expecting("on or off")).optional(),
  MEDIA_URL: z.string().refine(isMediaAddress, expecting(MEDIA_ADDRESS)).optional(),
  MEDIA_ENDPOINT: origin("the address of an S3-compatible store, such as https://s3.example").optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[\w-]{1,63}$/, expecting("a region of the store, such as eu-west-3"))
    .default("us-east-1"),
  MEDIA_KEY: z.string().optional(),
  MEDIA_SECRET: z.string().optional(),
  MEDIA_PATH_STYLE: z.enum(["on", "off"], expecting("on or off")).optional(),
  MEDIA_ORIGINS: origins(
    "addresses of hosts whose sounds and pictures pages may show, without a path, such as https://media.example",
  ).optional(),
  REDIS_URL: z.never(expecting("nothing: this version does not use a Redis yet")).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, expecting(`one of ${LOG_LEVELS.join(", ")}`)).optional(),
  TRUST_PROXY: whole(0, 9, "how many proxies stand in front, 0 to 9").default(0),
  PAGE_BUDGET: whole(
    10,
    10_000_000,
    "how many pages are drawn for one client address in five minutes, 10 or more",
  ).default(1_500),
  READ_ONLY: z.enum(["on", "off"], expecting("on or off")).default("off"),
  DRAIN_SECONDS: whole(
    0,
    300,
    "how many seconds a process that is told to stop still answers, 0 to 300",
  ).default(0),
  METRICS_PORT: whole(1, 65_535, "a port number between 1 and 65535").optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  DEMO: z.enum(["on", "off"], expecting("on or off")).default("on"),
  DEMO_SOUND: z.enum(["ahead", "asked"], expecting("ahead or asked")).default("ahead"),
  SOUNDFONT: z
    .string()
    .regex(/\.sf[23]$/i, expecting("an existing .sf2 or .sf3 file"))
    .refine((value) => existsSync(value), expecting("an existing .sf2 or .sf3 file"))
    .optional(),
  JWT_SECRET: signingSecret(JWT_SECRET).optional(),
  PURGE_SECRET: z
    .string()
    .min(SECRET_LENGTH, expecting(`at least ${SECRET_LENGTH} characters`))
    .optional(),
  PURGE_HOOK: address(
    ["http:", "https:"],
    "an address that is told when pages are drawn anew, such as https://cdn.example/purge",
  ).optional(),
  PURGE_HOOK_TOKEN: z.string().optional(),
  SMTP_URL: address(
    ["smtp:", "smtps:"],
    "a mail server such as smtp://user:password@mail.example:587 or smtps://user:password@mail.example",
  ).optional(),
  MAIL_FROM: mailAddress("the sender of every letter, a bare address such as music@music.example").optional(),
  CAPTCHA: z.enum(CAPTCHA_PROVIDERS, expecting(`one of ${CAPTCHA_PROVIDERS.join(", ")}`)).default("altcha"),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  MAIL_STAFF: mailAddress(
    "who reads what visitors send, a bare address such as team@music.example",
  ).optional(),
});
