import type { CaptchaProvider } from "#/contract/captcha.ts";

/** Loads what a provider's captcha is solved with, while no form waits for it: this site's own solver, or the script of a service elsewhere. */
export async function loadCaptchaScript(provider: CaptchaProvider): Promise<void> {
  if (provider === "none") return;
  if (provider === "altcha") await import("./solve-challenge.ts");
  else await (await import("./remote-captcha.ts")).loadRemoteCaptcha(provider, "low");
}
