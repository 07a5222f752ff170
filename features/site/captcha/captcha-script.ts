import type { CaptchaProvider } from "#/contract/captcha.ts";

/**
 * Loads the code for a provider's captcha before a form needs it: this site's own solver, or the script of an
 * external service.
 */
export async function loadCaptchaScript(provider: CaptchaProvider): Promise<void> {
  if (provider === "none") return;
  if (provider === "altcha") await import("./solve-challenge.ts");
  else await (await import("./remote-captcha.ts")).loadRemoteCaptcha(provider, "low");
}
