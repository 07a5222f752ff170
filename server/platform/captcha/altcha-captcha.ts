import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { challengeSchema } from "#/contract/captcha.ts";
import type { Limit, RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { Captcha } from "./captcha.ts";

/** Longest time that a form may stay open before it is sent. */
const LIFE = 30 * 60_000;
/** Each answer counts once; it is remembered longer than any challenge is valid. */
const ONCE: Limit = { name: "captcha", most: 1, window: 2 * LIFE };
/** About a second on a slow phone: two workers try some thousand keys of a thousand rounds. */
const COST = 1_000;
const FEWEST_TRIES = 500;
const MOST_TRIES = 1_500;

const answerShape = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

function read(answer: string): z.output<typeof answerShape> | null {
  try {
    return answerShape.parse(JSON.parse(Buffer.from(answer, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/**
 * Returns a captcha with ALTCHA's proof of work, signed with keys derived from `secret`; `limiter` stores used answers.
 */
export function altchaCaptcha(secret: string, limiter: RateLimiter): Captcha {
  const keyFor = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("hex");
  const keys = {
    hmacSignatureSecret: keyFor("captcha challenge"),
    hmacKeySignatureSecret: keyFor("captcha solution"),
  };
  return {
    provider: "altcha",
    siteKey: null,
    async challenge() {
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(MOST_TRIES, FEWEST_TRIES),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFE),
        ...keys,
      });
      return { parameters: { ...parameters }, signature };
    },
    async isSolved(answer) {
      const given = read(answer);
      if (!given) return false;
      const { verified } = await verifySolution({
        challenge: given.challenge,
        solution: { time: 0, ...given.solution },
        deriveKey,
        ...keys,
      });
      return verified && (await limiter.take(ONCE, given.challenge.signature)) === 0;
    },
  };
}
