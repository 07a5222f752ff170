import type { CaptchaProvider } from "#/contract/captcha.ts";
import { CAPTCHA_HOSTS } from "#/contract/captcha-hosts.ts";

/** Origins that the consent service of `features/site/consent/consent-service.tsx` loads. */
const DIDOMI = ["https://*.privacy-center.org"];
const NAMES_DIDOMI = /<div hidden="" data-didomi="/;

/** Returns the origins that the configured captcha needs. */
export const captchaSources = (provider: CaptchaProvider): readonly string[] =>
  provider === "turnstile" || provider === "hcaptcha" ? CAPTCHA_HOSTS[provider].sources : [];

/**
 * Returns the origins that a page may load from besides its own: the configuration's, and those that the page names.
 */
export function pageSources(html: string, configured: readonly string[]): readonly string[] {
  return NAMES_DIDOMI.test(html) ? [...configured, ...DIDOMI] : configured;
}
