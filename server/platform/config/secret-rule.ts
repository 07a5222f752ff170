import { z } from "zod";

/** Long enough that guessing is hopeless (ASVS 5.0, 11.2.3). */
export const SECRET_LENGTH = 32;
/** Number of different characters: a repeated word or a row of keys is long, but easily guessed. */
const SECRET_VARIETY = 12;
/** Values from examples and published configuration files. */
const PUBLISHED = /change.?me|your.?256.?bit|secret.?key|example|default|password|0123456789abcdef/i;

/** Schema of a secret for signing tokens; `error` describes the expected form. */
export const signingSecret = (error: string) =>
  z
    .string()
    .min(SECRET_LENGTH, { error })
    .refine((value) => new Set(value).size >= SECRET_VARIETY && !PUBLISHED.test(value), { error });
