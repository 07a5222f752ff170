import { z } from "zod";
import "./parse-without-eval.ts";
import { isEmail, plainEmail } from "./email.ts";
import type { VIOLATION_CODES } from "./error.ts";
import { isLonger } from "./text-length.ts";

/** Lengths of contract §2.1. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
export const LONGEST_NAME = 100;
/** Most members of a list as it is sent, before it is looked at which of them repeat one another. */
export const MOST_SENT = 5_000;

/** Names the constraint and its number: server and screens each say it in their own words (contract §0.5). */
export const refused = (constraint: keyof typeof VIOLATION_CODES, limit?: number) => ({
  params: { constraint, ...(limit === undefined ? {} : { limit }) },
});

/** A text that says something; spaces around it are dropped. */
export const filled = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.length > 0, { ...refused("blank"), abort: true })
    .refine((text) => !isLonger(text, most), refused("tooLong", most))
    .meta({ minLength: 1, maxLength: most });

const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Like `filled`, on one line: what stands in a list or a subject holds no line break. */
export const line = (most: number) =>
  filled(most)
    .refine((text) => !LINE_BREAK.test(text), refused("format"))
    .meta({ minLength: 1, maxLength: most });

/** Like `filled`, with something to say: `least` letters. */
export const prose = (least: number, most: number) =>
  filled(most)
    .refine((text) => isLonger(text, least - 1), refused("tooShort", least))
    .meta({ minLength: least, maxLength: most });

/** Like `filled`, or nothing: blank text counts as none. */
export const optional = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => !isLonger(text, most), refused("tooLong", most))
    .meta({ maxLength: most })
    .transform((text) => text || null)
    .nullable()
    .optional();

/** An address, as `plainEmail` makes it. */
export const email = z
  .string()
  .overwrite(plainEmail)
  .refine((text) => text.length > 0, { ...refused("blank"), abort: true })
  .refine(isEmail, refused("email"))
  .meta({ format: "email" });

const PHONE = /^[+0-9 ().-]{6,20}$/;

/** A telephone number, or nothing. */
export const phone = z
  .string()
  .trim()
  .refine((text) => text === "" || PHONE.test(text), refused("format"))
  .meta({ pattern: PHONE.source })
  .transform((text) => text || null)
  .nullable()
  .optional();

/** A new password: its length alone; how common it is, only the server can tell. */
export const newPassword = z
  .string()
  .refine((text) => isLonger(text, SHORTEST_PASSWORD - 1), refused("tooShort", SHORTEST_PASSWORD))
  .refine((text) => !isLonger(text, LONGEST_PASSWORD), refused("tooLong", LONGEST_PASSWORD))
  .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });

/** A box that must be ticked. */
export const accepted = z.boolean().refine((isTicked) => isTicked, refused("notAccepted"));

/** One of the two languages. */
export const localeOf = z.enum(["fr", "en"]);
