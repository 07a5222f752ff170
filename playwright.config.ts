import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { LONG } from "./e2e/by-turn.ts";
import { ownVisitor } from "./e2e/own-visitor.ts";
import { CHROMIUM_ARGS, findChromium } from "./scripts/find-chromium.ts";

/** Every worker of a run reads this file again: the first one chooses port and folder for all. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_MAIL_PORT ??= String(10_000 + (process.pid % 10_000));
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), "sillon-e2e-"));
  process.env.E2E_DATA_DIR = folder;
  // The server stops before the runner exits: then its folder goes too.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
const baseURL = `http://localhost:${process.env.E2E_PORT}`;
/** Database, catalogue, and the sound of ten lead tracks on a busy machine; the build was made before. */
const START_MS = 240_000;
/** A journey takes seconds alone; a busy machine may need longer. */
const BUSY_MACHINE = { test: 180_000, action: 90_000, expected: 20_000 };

export default defineConfig({
  testDir: "e2e",
  timeout: BUSY_MACHINE.test,
  expect: { timeout: BUSY_MACHINE.expected },
  // A test that passes on the second try is a fault that hides.
  retries: 0,
  workers: 2,
  ...(process.env.CIRCLE !== "all" && { grepInvert: new RegExp(LONG) }),
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    // The API counts requests by visitor; each worker is one.
    extraHTTPHeaders: ownVisitor(),
    // Its own test lets it in: elsewhere it would answer in place of the routes that a test watches.
    serviceWorkers: "block",
    // A button that stays covered is a fault: the journey need not wait out its whole time for it.
    actionTimeout: BUSY_MACHINE.action,
    // Filming the page costs a fifth of a run. Keeping what its documents held at each step costs too: `npm test` does
    // so when it walks a failed journey again (scripts/gate/walk-again.ts).
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: process.env.TRACE !== "actions" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium() ?? undefined,
      args: [...CHROMIUM_ARGS, "--autoplay-policy=no-user-gesture-required"],
    },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  globalTeardown: "./e2e/check-log.ts",
  webServer: [
    {
      command: `exec "${process.execPath}" e2e/mail-server.ts ${process.env.E2E_MAIL_PORT} "${process.env.E2E_DATA_DIR}/received"`,
      port: Number(process.env.E2E_MAIL_PORT),
    },
    {
      // Its log is searched at the end; if it cannot start, it says why on the other stream.
      command: `exec "${process.execPath}" server/main.ts > "$DATA_DIR/server.log"`,
      url: `${baseURL}/healthz`,
      timeout: START_MS,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        // Rendering the demo's 190 recordings behind the journeys would take half a core from them.
        DEMO_SOUND: "asked",
        LOG_LEVEL: "info",
        TRUST_PROXY: "1",
        // All journeys are one visitor, in more haste than any.
        PAGE_BUDGET: "100000",
        SITE_INDEX: "on",
        SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_MAIL_PORT}`,
        MAIL_FROM: "musique@example.org",
      },
    },
  ],
});
