/**
 * `npm run screenshots`: takes every page in both languages, three widths and both themes, into the ignored folder
 * `screenshots/{theme}/{language}/{width}/`. Starts a server of its own on a fresh demo catalogue; with `SITE` set,
 * uses that site and the demo accounts in `DATA_DIR`. `npm run screenshots album map` takes the pages whose names
 * contain one of the words.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { LANGS, type Lang } from "#/lib/i18n/lang.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./find-chromium.ts";
import { type Shot, screenshotPages } from "./screenshot-pages.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "screenshots");
const WIDTHS = [390, 768, 1440];
const THEMES = ["light", "dark"] as const;
const HEIGHT = 900;
const START_MS = 300_000;
const POLL_MS = 500;

const words = process.argv.slice(2);
const isWanted = ({ name }: Shot) => words.length === 0 || words.some((word) => name.includes(word));
const say = (text: string) => process.stdout.write(`${text}\n`);

const executablePath = ensureChromium(say) ?? undefined;
const server = process.env.SITE ? null : await startServer();
const site = process.env.SITE?.replace(/\/+$/, "") ?? server?.url ?? "";
const person = await signIn(server?.folder ?? process.env.DATA_DIR ?? "data");
const shared = await shareTracks(person);
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

/** Takes the screenshots of one language, width and theme; returns their number. */
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
  const { open, own } = screenshotPages(lang, shared);
  const selected = [open, own].map((pages) => pages.filter(isWanted));
  for (const [index, pages] of selected.entries()) {
    if (index > 0) await context.addCookies([{ name: "token", value: person, url: site }]);
    for (const { name, path } of pages) {
      await page.goto(path, { waitUntil: "load" });
      // Parts far down the page load or draw only when they are scrolled near, which a full-page screenshot never does.
      await page.evaluate(async () => {
        for (const image of document.querySelectorAll("img")) image.loading = "eager";
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: "instant" });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    }
  }
  await context.close();
  return selected.flat().length;
}

/** Returns a token for the first demo account of a data folder. */
async function signIn(dataDir: string): Promise<string> {
  const accounts = await readFile(join(resolve(dataDir), "demo-accounts.txt"), "utf8");
  const [email, password] = accounts.split(/\s+/);
  const { token } = await send<{ token: string }>("POST", "/authentification", { email, password });
  return token;
}

/** Creates a playlist of a few tracks with a share page; returns the page's token. */
async function shareTracks(token: string): Promise<string> {
  const name = `Sahel ${Date.now()}`;
  const list = await send<{ "@id": string }>("POST", "/api/user_playlists", { name }, token);
  const tracks = [1, 2, 3].map((id) => `/api/tracks/${id}`);
  await send("PATCH", list["@id"], { tracks }, token);
  return (await send<{ token: string }>("POST", `${list["@id"]}/links`, {}, token)).token;
}

async function send<Answer>(method: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(site + path, {
    method,
    headers: {
      "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function startServer(): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
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
  return { url, folder, stop };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once("close", () => done());
    child.kill("SIGTERM");
  });
}
