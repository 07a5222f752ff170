import { z } from "zod";
import { CAPTCHA_HOSTS } from "#/contract/captcha-hosts.ts";
import type { Captcha } from "./captcha.ts";

const DEADLINE = 5_000;
const answerShape = z.object({ success: z.boolean() });

/**
 * Returns a captcha that an external service checks, by the protocol that these services share: secret and answer in,
 * success out.
 */
export function remoteCaptcha(
  provider: keyof typeof CAPTCHA_HOSTS,
  { siteKey, secret }: { siteKey: string; secret: string },
  verifyAt: string = CAPTCHA_HOSTS[provider].verify,
): Captcha {
  return {
    provider,
    siteKey,
    async isSolved(response) {
      const answer = await fetch(verifyAt, {
        method: "POST",
        body: new URLSearchParams({ secret, response }),
        signal: AbortSignal.timeout(DEADLINE),
      });
      return answerShape.parse(await answer.json()).success;
    },
  };
}
