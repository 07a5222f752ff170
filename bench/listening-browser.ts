import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "#/scripts/find-chromium.ts";

/**
 * A Chromium in which a page may sound before anyone has pressed anything; `work` is done in it, and it is closed.
 * Throws when this machine has none and none could be installed.
 */
export async function withListeningBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = ensureChromium((text) => process.stdout.write(`${text}\n`));
  if (!executablePath) throw new Error("This needs a Chromium on this machine");
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
