import { type Captcha, checkCaptcha } from "#/server/platform/captcha/captcha.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { LARGEST_ID } from "#/server/platform/http/read-id.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";

const HOUR = 3_600_000;
/** Maximum number of entries that a visitor may send per hour and form (contract §0.9). */
const MOST_PER_HOUR = 5;

export interface FormGuard {
  captcha: Captcha;
  /** Its counts must survive a restart. */
  limiter: RateLimiter;
}

/** The parts of a request that the guard of a form needs. */
interface FormRequest {
  body: { website?: string | undefined; captcha?: string | undefined };
  header(name: string): string | undefined;
}

/**
 * Returns whether to store a form: false for robots, which get the same answer as a success (contract §12).
 * @throws Problem 429 for a visitor who sends too many, before the captcha is spent.
 * @throws Violations for an unsolved captcha.
 */
export async function isAccepted(
  form: string,
  { captcha, limiter }: FormGuard,
  { body, header }: FormRequest,
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
 * The answer to a form. Its number is random: nobody may read entries, and consecutive numbers would reveal to robots
 * which entries were stored (security T18).
 */
export function acceptedAnswer<Type extends string>(path: string, type: Type) {
  const id = 1 + Math.floor(Math.random() * (LARGEST_ID - 1));
  return { "@id": `${path}/${id}`, "@type": type, id };
}
