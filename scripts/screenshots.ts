/**
 * `npm run screenshots`: every route of the specification in both languages, three widths and both themes, into the
 * ignored folder `screenshots/{theme}/{language}/{width}/`. Starts a server of its own on a fresh demo catalogue, or
 * looks at the one named in `SITE`; `npm run screenshots album map` takes the routes whose names hold one of the words.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { hrefPath } from "#/lib/i18n/href.ts";
import { LANGS, type Lang } from "#/lib/i18n/lang.ts";
import { pathnames } from "#/lib/i18n/pathnames.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./find-chromium.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "screenshots");
const WIDTHS = [390, 768, 1440];
const THEMES = ["light", "dark"] as const;
const HEIGHT = 900;
const START_MS = 300_000;
const POLL_MS = 500;

type Route = keyof typeof pathnames;

/** What fills the parameters of a route in each language, from the demo catalogue. */
const SAMPLES: Partial<Record<Route, Record<Lang, Record<string, string>>>> = {
  "/[slug]": { fr: { slug: "a-propos" }, en: { slug: "about" } },
  "/[slug]/[token]": {
    fr: { slug: "dossier-de-presse", token: "apercu-automne-2026" },
    en: { slug: "press-kit", token: "apercu-automne-2026" },
  },
  "/album/[slug]": { fr: { slug: "delta-sans-fin" }, en: { slug: "endless-delta" } },
  "/albums/[slug]": { fr: { slug: "delta-sans-fin" }, en: { slug: "endless-delta" } },
  "/auth/reset-password/[token]": { fr: { token: "0" }, en: { token: "0" } },
  "/nos-compositeurs/[slug]": { fr: { slug: "awa-sangare" }, en: { slug: "awa-sangare" } },
  "/nos-placements/[slug]": { fr: { slug: "apres-la-secousse" }, en: { slug: "after-the-tremor" } },
  "/recherche/[slug]": { fr: { slug: "kora" }, en: { slug: "kora" } },
};

interface Shot {
  name: string;
  path: string;
}

/** The routes of a language, and the page that is none. */
function shots(lang: Lang): Shot[] {
  const routes = (Object.keys(pathnames) as Route[]).map((pathname) => ({
    name: pathname === "/" ? "home" : pathname.slice(1).replace(/\W+/g, "-").replace(/-$/, ""),
    path: hrefPath(
      { pathname, params: SAMPLES[pathname]?.[lang] ?? {} } as Parameters<typeof hrefPath>[0],
      lang,
    ),
  }));
  return [...routes, { name: "lost", path: `/${lang}/nowhere/at/all` }];
}

const words = process.argv.slice(2);
const isWanted = ({ name }: Shot) => words.length === 0 || words.some((word) => name.includes(word));
const say = (text: string) => process.stdout.write(`${text}\n`);

const executablePath = ensureChromium(say) ?? undefined;
const server = process.env.SITE ? null : await startServer();
const site = process.env.SITE?.replace(/\/+$/, "") ?? server?.url ?? "";
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  let taken = 0;
  for (const theme of THEMES) {
    for (const lang of LANGS) {
      for (const width of WIDTHS) taken += await take(browser, { theme, lang, width });
      say(`${theme} ${lang}: ${taken} pictures so far`);
    }
  }
  say(`${taken} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await server?.stop();
}

/** Takes the pictures of one language, width and theme; gives how many. */
async function take(
  from: Browser,
  { theme, lang, width }: { theme: (typeof THEMES)[number]; lang: Lang; width: number },
): Promise<number> {
  const folder = join(FOLDER, theme, lang, String(width));
  await mkdir(folder, { recursive: true });
  const context = await from.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const wanted = shots(lang).filter(isWanted);
  for (const { name, path } of wanted) {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle").catch(() => undefined);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await context.close();
  return wanted.length;
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-screenshots-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_SOUND: "asked", LOG_LEVEL: "warn" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("Sillon did not start");
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return { url, stop };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once("close", () => done());
    child.kill("SIGTERM");
  });
}
