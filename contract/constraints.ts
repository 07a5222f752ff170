import { z } from "zod";
import "./parse-without-eval.ts";
import { isEmail, plainEmail } from "./email.ts";
import type { VIOLATION_CODES } from "./error.ts";
import { isLonger } from "./text-length.ts";

/** Lengths of contract §2.1. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
export const LONGEST_NAME = 100;
/** Maximum number of members of a list in a request, with duplicates. */
export const MOST_SENT = 5_000;

/** Parameters of a zod refinement: the violated constraint and its limit, from which server and site make messages. */
export const refused = (constraint: keyof typeof VIOLATION_CODES, limit?: number) => ({
  params: { constraint, ...(limit === undefined ? {} : { limit }) },
});

/** A text that is not blank, trimmed. */
export const requiredText = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.length > 0, { ...refused("blank"), abort: true })
    .refine((text) => !isLonger(text, most), refused("tooLong", most))
    .meta({ minLength: 1, maxLength: most });

const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Like `requiredText`, but without line breaks, for names and subjects. */
export const requiredLine = (most: number) =>
  requiredText(most)
    .refine((text) => !LINE_BREAK.test(text), refused("format"))
    .meta({ minLength: 1, maxLength: most });

/** Like `requiredText`, with at least `least` characters. */
export const requiredProse = (least: number, most: number) =>
  requiredText(most)
    .refine((text) => isLonger(text, least - 1), refused("tooShort", least))
    .meta({ minLength: least, maxLength: most });

/** Like `requiredText`, but optional: blank text becomes null. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => !isLonger(text, most), refused("tooLong", most))
    .meta({ maxLength: most })
    .transform((text) => text || null)
    .nullable()
    .optional();

/** A mail address, normalised by `plainEmail`. */
export const email = z
  .string()
  .overwrite(plainEmail)
  .refine((text) => text.length > 0, { ...refused("blank"), abort: true })
  .refine(isEmail, refused("email"))
  .meta({ format: "email" });

const PHONE = /^[+0-9 ().-]{6,20}$/;

/** An optional telephone number. */
export const phone = z
  .string()
  .trim()
  .refine((text) => text === "" || PHONE.test(text), refused("format"))
  .meta({ pattern: PHONE.source })
  .transform((text) => text || null)
  .nullable()
  .optional();

/** A new password. Checks its length only: whether it is common or breached, the server checks. */
export const newPassword = z
  .string()
  .refine((text) => isLonger(text, SHORTEST_PASSWORD - 1), refused("tooShort", SHORTEST_PASSWORD))
  .refine((text) => !isLonger(text, LONGEST_PASSWORD), refused("tooLong", LONGEST_PASSWORD))
  .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });

/** A box that must be ticked. */
export const accepted = z.boolean().refine((isTicked) => isTicked, refused("notAccepted"));

/** One of the two languages. */
export const localeSchema = z.enum(["fr", "en"]);
