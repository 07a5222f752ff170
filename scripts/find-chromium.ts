import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Usual paths of Chromium; the one without windows comes first, because a test run with it takes a tenth less time. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Arguments for tests: root needs `--no-sandbox`; the others keep Chromium from using the network by itself. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Returns the path of a Chromium on this machine: Playwright's own, otherwise the system's; null if there is none. */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? null;
}

/**
 * Returns the path of a Chromium; installs one first if there is none, with Playwright, otherwise (as root) with the
 * system's packages.
 */
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
    // Older distributions only have the whole browser.
    if (!findChromium()) run("apt-get", [...install, "chromium"]);
  }
  return findChromium();
}

const run = (command: string, parameters: string[]) => spawnSync(command, parameters, { stdio: "ignore" });
