import { type Captcha, checkCaptcha } from "#/server/platform/captcha/captcha.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/edge/requests/sanitize-request.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { LARGEST_ID } from "#/server/platform/http/serve.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";

const HOUR = 3_600_000;
/** Contract §0.9, each form for itself. */
const MOST_PER_HOUR = 5;

export interface FormGuard {
  captcha: Captcha;
  /** Outlives a restart. */
  limiter: RateLimiter;
}

/** What a guarded form is asked with. */
interface Sending {
  body: { website?: string | undefined; captcha?: string | undefined };
  header(name: string): string | undefined;
}

/**
 * Whether a form is to be taken: false for robots, who are answered as if it was (contract §12).
 * @throws Problem 429 for who sends too many, before the captcha is spent.
 * @throws Violations for an unsolved captcha.
 */
export async function mayTake(
  form: string,
  { captcha, limiter }: FormGuard,
  { body, header }: Sending,
): Promise<boolean> {
  if (header(CLIENT_ADDRESS_HEADER)) {
    const limit: Limit = { name: `form ${form}`, most: MOST_PER_HOUR, window: HOUR };
    await takeOrRefuse(limiter, [[limit, keyOf(addressKey(header))]]);
  }
  if (body.website) return false;
  await checkCaptcha(captcha, body.captcha);
  return true;
}

/**
 * The answer to a form. Its number is drawn by lot: entries are nobody's to read, and a number in order would tell
 * robots and the curious which ones were kept (security T18).
 */
export function taken<Type extends string>(path: string, type: Type) {
  const id = 1 + Math.floor(Math.random() * (LARGEST_ID - 1));
  return { "@id": `${path}/${id}`, "@type": type, id };
}
