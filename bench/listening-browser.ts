import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "#/scripts/find-chromium.ts";

/**
 * Runs `work` with a Chromium in which pages may play sound without a user gesture, then closes it.
 * @throws when no Chromium exists here and none can be installed.
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
