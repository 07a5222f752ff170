import type { CaptchaProvider } from "#/contract/captcha.ts";
import { Problem, violation } from "#/server/platform/http/problem.ts";

/** The captcha of this installation. */
export interface Captcha {
  provider: CaptchaProvider;
  /** Parameters for the provider's script; null for none. */
  siteKey: string | null;
  /** Creates a proof-of-work challenge; only where this site itself is the provider. */
  challenge?(): Promise<{ parameters: ChallengeParameters; signature: string }>;
  /** Returns whether `answer` is correct and used for the first time. Throws when the provider is unreachable. */
  isSolved(answer: string): Promise<boolean>;
}

export interface ChallengeParameters {
  [name: string]: unknown;
  algorithm: string;
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
}

/** A captcha that asks for nothing: for installations with other protection, and for tests. */
export const noCaptcha: Captcha = { provider: "none", siteKey: null, isSolved: async () => true };

/**
 * Refuses a form with a missing, wrong, expired or reused captcha.
 * @throws Violations at `captcha`.
 * @throws Problem 503 when the provider is unreachable, so that the visitor can send again later.
 */
export async function checkCaptcha(captcha: Captcha, answer: string | undefined): Promise<void> {
  if (captcha.provider === "none") return;
  const isSolved =
    answer !== undefined &&
    (await captcha.isSolved(answer).catch(() => {
      throw new Problem(503, "Service Unavailable", { "Retry-After": "30" });
    }));
  if (!isSolved) throw violation("captcha", "captcha");
}
