import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

test("an empty environment gives port 3000, the data folder, the demo and no proxy", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, demo: true, trustedProxies: 0, databaseUrl: undefined });
  expect(config.dataDir).toBe(`${process.cwd()}/data`);
  expect(config.media).toEqual({ kind: "folder", folder: `${process.cwd()}/data/media` });
});

test("metrics are off without a port, and with one are served to this machine only", () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
});

test("a read-only process does not seed an empty database", () => {
  expect(readConfig({})).toMatchObject({ isReadOnly: false, demo: true });
  expect(readConfig({ READ_ONLY: "on" })).toMatchObject({ isReadOnly: true, demo: false });
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ["PORT", "80a", "a port number"],
  ["PORT", "65536", "a port number"],
  ["PORT", "-1", "a port number"],
  ["HOST", "a b", "a host name"],
  ["DATABASE_URL", "mysql://x/y", "a Postgres address"],
  ["API_URL", "api.example", "the address of a Sillon API"],
  ["API_URL", "http://api.example/api", "without a path"],
  ["SITE_URL", "ftp://music.example", "the public address"],
  ["SITE_URL", "https://me@music.example", "the public address"],
  ["SERVICE_WORKER", "none", "on or off"],
  ["HSTS_SUBDOMAINS", "yes", "on or off"],
  ["SITE_INDEX", "no", "on or off"],
  ["MEDIA_URL", "s3://Bucket/x", "s3://bucket/some/folder"],
  ["MEDIA_URL", "s3://bucket/../x", "s3://bucket/some/folder"],
  ["MEDIA_URL", "https://bucket/x", "s3://bucket/some/folder"],
  ["MEDIA_ENDPOINT", "s3.example", "https://s3.example"],
  ["REDIS_URL", "redis://cache", "does not use a Redis"],
  ["LOG_LEVEL", "loud", "one of trace"],
  ["TRUST_PROXY", "true", "how many proxies"],
  ["DRAIN_SECONDS", "301", "0 to 300"],
  ["METRICS_PORT", "0", "a port number"],
  ["METRICS_HOST", "a b", "a host name"],
  ["READ_ONLY", "yes", "on or off"],
  ["DEMO", "yes", "on or off"],
  ["DEMO_SOUND", "never", "ahead or asked"],
  ["SOUNDFONT", "/nowhere/piano.sf2", "an existing .sf2"],
  ["SOUNDFONT", "package.json", "an existing .sf2"],
  ["PURGE_SECRET", "short", "at least 32"],
  ["PURGE_HOOK", "cdn.example/purge", "https://cdn.example/purge"],
  ["SMTP_URL", "mail.example:25", "a mail server such as"],
  ["CAPTCHA", "yes", "one of none, altcha"],
  ["MAIL_FROM", "Sillon <a@b.fr>", "a bare address"],
  ["MAIL_STAFF", "a@b.fr, c@d.fr", "a bare address"],
  ["JWT_SECRET", "short", "at least 32 random"],
  ["JWT_SECRET", "abababababababababababababababababababab", "at least 32 random"],
  ["JWT_SECRET", "your-256-bit-secret-your-256-bit-secret", "at least 32 random"],
  ["JWT_SECRET", "ChangeMe-qwertzuiopasdfghjklyxcvbnm-1234", "at least 32 random"],
])("%s=%s is refused with its name and the expected form", (name, value, expected) => {
  const error = problemsOf({ [name]: value });
  expect(error.problems.map((problem) => problem.name)).toEqual([name]);
  expect(error.message).toContain(expected);
  expect(error.message.split("\n")).toHaveLength(1);
});

test("each wrong variable has its own line", () => {
  const error = problemsOf({ PORT: "x", DEMO: "maybe", LOG_LEVEL: "loud" });
  expect(error.message.split("\n")).toHaveLength(3);
});

test("a refused database address never shows its password", () => {
  expect(problemsOf({ DATABASE_URL: "mysql://root:hunter2@db/x" }).message).not.toContain("hunter2");
});

test("a site with API_URL must not have DATABASE_URL", () => {
  const error = problemsOf({ API_URL: "http://api.example", DATABASE_URL: "postgres://u:hunter2@db/x" });
  expect(error.message).toMatch(/^DATABASE_URL=\(hidden\): expected nothing/);
});

test("the final slash of an address is dropped, so that links do not contain two", () => {
  expect(readConfig({ SITE_URL: "https://music.example/" }).siteUrl).toBe("https://music.example");
});

test("the media folder can be outside the data folder", () => {
  expect(readConfig({ MEDIA_URL: "file:///srv/son%20libre" }).media).toEqual({
    kind: "folder",
    folder: "/srv/son libre",
  });
});

test("a bucket needs a key pair, whose secret is never shown", () => {
  const error = problemsOf({ MEDIA_URL: "s3://sounds", MEDIA_KEY: "AKIA" });
  expect(error.message).toMatch(/^MEDIA_SECRET=\(hidden\): expected the key pair/);
  expect(problemsOf({ MEDIA_URL: "s3://sounds", MEDIA_SECRET: "hunter2" }).message).toMatch(/^MEDIA_KEY=/);
});

test.each([
  [{}, "https://s3.eu-west-3.amazonaws.com", false],
  [{ MEDIA_ENDPOINT: "http://store.example:9000" }, "http://store.example:9000", true],
  [{ MEDIA_ENDPOINT: "https://s3.example", MEDIA_PATH_STYLE: "off" }, "https://s3.example", false],
])("a bucket with %j has the endpoint %s", (env, endpoint, isPathStyle) => {
  const keys = { MEDIA_KEY: "AKIA", MEDIA_SECRET: "hunter2", MEDIA_REGION: "eu-west-3" };
  const read = (url: string) => readConfig({ MEDIA_URL: url, ...keys, ...env }).media;
  const place = { kind: "bucket", bucket: "sounds", endpoint, isPathStyle, region: "eu-west-3" };
  expect(read("s3://sounds/a/b/")).toMatchObject({ ...place, prefix: "a/b/" });
  expect(read("s3://sounds")).toMatchObject({ ...place, prefix: "" });
});

test("a mail server needs a sender; without a mail server, mails go to a folder", () => {
  expect(problemsOf({ SMTP_URL: "smtp://me:hunter2@mail.example" }).message).toMatch(
    /^MAIL_FROM=.*SMTP_URL is set/,
  );
  expect(readConfig({ SMTP_URL: "smtps://mail.example", MAIL_FROM: "a@b.fr" }).mail).toMatchObject({
    smtpUrl: "smtps://mail.example",
    from: "a@b.fr",
    staff: "a@b.fr",
  });
  expect(readConfig({ DATA_DIR: "/srv/sillon" }).mail).toMatchObject({
    smtpUrl: undefined,
    mailboxDir: "/srv/sillon/mailbox",
  });
});

test("an external captcha needs its two keys, the site's own needs none", () => {
  expect(readConfig({}).captcha.provider).toBe("altcha");
  expect(problemsOf({ CAPTCHA: "turnstile" }).message).toMatch(/^CAPTCHA_SITE_KEY=/);
  expect(problemsOf({ CAPTCHA: "hcaptcha", CAPTCHA_SITE_KEY: "a" }).message).toMatch(
    /^CAPTCHA_SECRET=\(hidden\)/,
  );
});

test.each([
  ["other sites that may call the API", "API_ORIGINS", "apiOrigins"],
  ["hosts whose sounds and pictures pages may show", "MEDIA_ORIGINS", "mediaOrigins"],
] as const)("%s are listed one by one, and any other value is refused", (_, name, key) => {
  const read = (value: string) => readConfig({ [name]: value })[key];
  expect(readConfig({})[key]).toEqual([]);
  expect(read("https://tools.example, https://intranet.example/,https://tools.example")).toEqual([
    "https://tools.example",
    "https://intranet.example",
  ]);
  for (const wrong of ["*", "null", "tools.example", "https://tools.example/path", "https://a.example,"]) {
    expect(() => read(wrong)).toThrow(name);
  }
});
