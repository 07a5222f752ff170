import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** How a visitor proves to be no robot: not at all, by a proof of work for this site, or to an external service. */
export const CAPTCHA_PROVIDERS = ["none", "altcha", "turnstile", "hcaptcha"] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** Additional fields of every guarded form: one that only robots fill, and the captcha's answer. */
export const guards = {
  website: z.string().max(2_000).optional(),
  captcha: z.string().max(20_000).optional(),
};

export const captchaEndpoint = endpoint({
  method: "GET",
  path: "/api/captcha",
  resource: "Captcha",
  summary: "Which captcha the forms ask for",
  access: "public",
  cache: "P",
  status: 200,
  answer: z.object({ ...node, provider: z.enum(CAPTCHA_PROVIDERS), siteKey: z.string().nullable() }),
});

/** A proof of work to solve, in the form of ALTCHA's libraries, with the server's signature. */
export const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

export const captchaChallengeEndpoint = endpoint({
  method: "GET",
  path: "/api/captcha/challenge",
  resource: "CaptchaChallenge",
  summary: "A fresh proof of work, good for one form",
  access: "public",
  cache: "U",
  status: 200,
  answer: challengeSchema.extend(node),
});
