import type { CaptchaProvider } from "#/contract/captcha.ts";
import { CAPTCHA_HOSTS } from "#/contract/captcha-hosts.ts";

/** What the consent service of `features/site/consent/consent-service.tsx` loads. */
const DIDOMI = ["https://*.privacy-center.org"];
const NAMES_DIDOMI = /<div hidden="" data-didomi="/;

/** Origins that the captcha of the configuration brings along. */
export const captchaSources = (provider: CaptchaProvider): readonly string[] =>
  provider === "turnstile" || provider === "hcaptcha" ? CAPTCHA_HOSTS[provider].sources : [];

/** Origins that a page may load from besides its own: the configuration's, and what the page itself names. */
export function pageSources(html: string, configured: readonly string[]): readonly string[] {
  return NAMES_DIDOMI.test(html) ? [...configured, ...DIDOMI] : configured;
}
