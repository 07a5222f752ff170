import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig } from "#/server/platform/config/config.ts";
import { settings } from "#/server/platform/config/settings.ts";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { PageCache } from "#/server/platform/edge/pages/page-cache.ts";
import { createMetrics } from "#/server/platform/metrics/metrics.ts";
import { apiMetrics } from "#/server/start/api-metrics.ts";
import { siteMetrics } from "#/server/start/site-metrics.ts";
import { freshDatabase } from "./support/fresh-database.ts";

const ROOT = resolve(import.meta.dirname, "..");
const DEPLOY = join(ROOT, "deploy");
const read = (path: string) => readFileSync(join(DEPLOY, path), "utf8");

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      depends_on: z.record(z.string(), z.unknown()).optional(),
      profiles: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));
const services = Object.entries(compose.services);
const ours = services.filter(([, { image, profiles }]) => image === "sillon" && !profiles);

/** The values that a person would put into `.env`. */
const ANSWERS: Record<string, string> = {
  SITE_HOST: "music.example",
  POSTGRES_PASSWORD: "letters-and-digits",
  JWT_SECRET: "kX9vQ2mTz7Lr4Wn8Yb3Jc6Hd1Gf5Sa0PeUi-not-published",
  PURGE_SECRET: "a-secret-of-these-tests-that-nobody-else-has",
};
const filled = (value: string) =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, words: string) => {
    const answer = ANSWERS[name] ?? (kind === "-" ? words : undefined);
    if (answer === undefined) throw new Error(`Nobody is asked for ${name}`);
    return answer;
  });
const filledSettings = (environment: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));

test("the topology has two sites and two APIs", () => {
  expect(ours.map(([name]) => name)).toEqual(["api-1", "api-2", "site-1", "site-2"]);
});

test.each(ours)("%s is started with settings that the server knows and takes", (_name, { environment }) => {
  const given = filledSettings(environment);
  expect(Object.keys(given).filter((name) => !(name in settings.shape))).toEqual([]);
  const config = readConfig(given);
  expect(config.drainSeconds).toBeGreaterThan(0);
  expect(Boolean(config.apiUrl)).toBe(!config.databaseUrl);
});

test("all of them have the same addresses and secrets", () => {
  const of = (name: string) =>
    new Set(ours.map(([, { environment }]) => environment?.[name]).filter(Boolean));
  for (const name of ["SITE_URL", "PURGE_SECRET", "JWT_SECRET", "DATABASE_URL", "API_URL", "MEDIA_URL"])
    expect([name, of(name).size]).toEqual([name, 1]);
});

test.each(ours)("%s may write to volumes and /tmp alone", (_name, service) => {
  expect(service.read_only).toBe(true);
  expect(service.tmpfs).toEqual(["/tmp"]);
  expect(service.cap_drop).toEqual(["ALL"]);
});

test.each(services)(
  "everything that %s mounts or waits for is there",
  (_name, { volumes = [], depends_on, build }) => {
    for (const [source = ""] of volumes.map((volume) => volume.split(":")))
      expect([
        source,
        source.startsWith(".") ? existsSync(join(DEPLOY, source)) : source in compose.volumes,
      ]).toEqual([source, true]);
    for (const other of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(other);
    if (build) expect(existsSync(join(DEPLOY, build.context, build.dockerfile))).toBe(true);
  },
);

test("the backup of the containers, and that of systemd, is one command that the catalogue has", () => {
  const { command = [], environment } = compose.services.backup ?? {};
  expect(command.slice(0, 3)).toEqual(["node", "server/cli.ts", "backup"]);
  expect(readConfig(filledSettings(environment)).databaseUrl).toContain("@postgres:5432/");
  const [, words] = read("systemd/sillon-backup.service").match(/^ExecStart=\S+ (.+)$/m) ?? [];
  expect(words?.replace("/var/backups/sillon", "/backups")).toBe(command.slice(1).join(" "));
});

test("the proxy sends to services that exist, where they listen, and asks them whether they are ready", () => {
  const caddy = read("Caddyfile");
  const sent = [...caddy.matchAll(/reverse_proxy \{\$\w+:([^}]+)\} \{/g)].flatMap(([, all = ""]) =>
    all.split(" "),
  );
  expect(sent.toSorted()).toEqual(ours.map(([name]) => `${name}:3000`).toSorted());
  expect(caddy.match(/health_uri (\S+)/)?.[1]).toBe("/readyz");
  expect(caddy).toContain(
    `http://:${new URL(compose.services["site-1"]?.environment?.API_URL ?? "").port} {`,
  );
});

test("figures are fetched from every process, at the port where it tells them", () => {
  const { scrape_configs, rule_files } = parse(read("prometheus/prometheus.yml"));
  const targets = scrape_configs.flatMap((one: { static_configs: { targets: string[] }[] }) =>
    one.static_configs.flatMap((group) => group.targets),
  );
  const told = ours.map(([name, { environment }]) => `${name}:${environment?.METRICS_PORT}`);
  expect(targets.toSorted()).toEqual(told.toSorted());
  for (const file of rule_files) expect(existsSync(join(DEPLOY, "prometheus", file))).toBe(true);
});

test("the container is built from paths that exist, and runs as an unprivileged user", () => {
  const lines = read("Containerfile").split("\n");
  const copied = lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(" ").slice(1, -1));
  for (const path of copied) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  expect(lines.findLast((line) => line.startsWith("USER "))).toBe("USER node");
  expect(lines.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(scripts).toHaveProperty("build");
  const started = lines.find((line) => line.startsWith("CMD "))?.slice(4) ?? "[]";
  expect(`exec ${JSON.parse(started).join(" ")}`).toBe(scripts.start);
});

const units = globSync("systemd/*.{service,timer}", { cwd: DEPLOY });

test.each(units)("%s starts a script that exists, with settings that exist", (file) => {
  const unit = read(file);
  const command = unit.match(/^ExecStart=(.+)$/m)?.[1];
  const script = command?.split(" ").find((word) => word.endsWith(".ts"));
  if (script) expect(existsSync(join(ROOT, script))).toBe(true);
  const own = unit.match(/^Environment=(.+)$/m)?.[1]?.split(" ") ?? [];
  for (const name of own.map((pair) => pair.split("=")[0] ?? ""))
    expect([name, name in settings.shape || name === "NODE_ENV"]).toEqual([name, true]);
  const environment = unit.match(/^EnvironmentFile=(.+)$/m)?.[1];
  if (environment) expect(existsSync(join(DEPLOY, "systemd", basename(environment)))).toBe(true);
  expect(Boolean(command) || file.endsWith(".timer")).toBe(true);
});

test.each(globSync("systemd/*.env", { cwd: DEPLOY }))(
  "%s is taken once its secrets are filled in",
  (file) => {
    const pairs = [...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value || (ANSWERS[name] ?? ""),
    ]);
    expect(pairs.map(([name]) => name).filter((name = "") => !(name in settings.shape))).toEqual([]);
    expect(readConfig(Object.fromEntries(pairs)).siteUrl).toBe("https://music.example");
  },
);

let database: OpenDatabase;
let told: string[];
beforeAll(async () => {
  database = await freshDatabase("empty");
  const metrics = createMetrics();
  const cache = new PageCache({ render: () => Promise.reject(), finish: () => Promise.reject() as never });
  const sound = { waiting: () => ({ asked: 0, featured: 0, ahead: 0 }) };
  const search = { state: () => ({ state: "warm", done: 0, of: 0 }) as const };
  metrics.watch([
    ...siteMetrics({ figures: () => cache.figures() }),
    ...apiMetrics({ database, sound, search }),
  ]);
  const text = await metrics.text();
  told = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
});
afterAll(() => database.close());

/** Metrics that Prometheus itself adds for each process it asks. */
const OF_PROMETHEUS = ["up"];
const metricsIn = (expression: string) => expression.match(/\b(?:sillon|process|nodejs)_\w+|\bup\b/g) ?? [];

test("the alerts and the dashboard use only figures that the server exports, and nearly all of them", () => {
  const { groups } = parse(read("prometheus/alerts.yml"));
  const alerts = groups.flatMap((group: { rules: { expr: string }[] }) =>
    group.rules.map(({ expr }) => expr),
  );
  const { panels } = JSON.parse(read("grafana/sillon.json"));
  const drawn = panels.flatMap((panel: { targets: { expr: string }[] }) =>
    panel.targets.map(({ expr }) => expr),
  );
  const asked: string[] = [...alerts, ...drawn].flatMap((expression: string) => {
    const names = metricsIn(expression);
    expect([expression, names.length > 0]).toEqual([expression, true]);
    return names;
  });
  expect(asked.filter((name) => !told.includes(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
  const unseen = told.filter((name) => /^sillon_/.test(name) && !asked.includes(name));
  expect(unseen).toEqual([
    "sillon_http_request_duration_seconds_sum",
    "sillon_page_render_duration_seconds_sum",
    "sillon_page_cache_pages",
  ]);
});
