import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where distributions put it; first the one without windows, which costs a test run a tenth less. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Needed as root, and nothing may leave the machine while tests run. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium of this machine: Playwright's own, else the system's; null when there is none. */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? null;
}

/** `findChromium`, after installing one when there is none: by Playwright, then by the system's packages as root. */
export function ensureChromium(say: (text: string) => void): string | null {
  const found = findChromium();
  if (found) return found;
  say("No Chromium here: installing one");
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium-headless-shell"]);
  if (findChromium()) return findChromium();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-q"]);
    const install = ["install", "-y", "-q", "--no-install-recommends"];
    run("apt-get", [...install, "chromium-headless-shell"]);
    // Older distributions have the whole browser only.
    if (!findChromium()) run("apt-get", [...install, "chromium"]);
  }
  return findChromium();
}

const run = (command: string, parameters: string[]) => spawnSync(command, parameters, { stdio: "ignore" });
