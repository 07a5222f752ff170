import { z } from "zod";
import { SMALL_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** Seconds for which a one-time code of an authenticator is current (RFC 6238); it has six digits. */
export const CODE_SECONDS = 30;
/** Number of recovery codes that a user receives at a time. */
export const RECOVERY_CODES = 10;

/** State of the second factor, without its secret. */
export const secondFactorSchema = z.object({
  ...node,
  isSet: z.boolean(),
  /** When it was set; null when it is not. */
  since: z.string().nullable(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.number().int(),
});

/** Secret for an authenticator, shown once. Sign-in asks for codes only after a first code has confirmed it. */
export const secondFactorOfferSchema = z.object({
  ...node,
  /** In Base32, for typing. */
  secret: z.string(),
  /** The same as an `otpauth://` address, for opening or scanning. */
  uri: z.string(),
  /** The address drawn as a QR code: an SVG path on a square of `size` by `size`. */
  drawing: z.object({ size: z.number().int(), path: z.string() }),
});

/** Shown once: each replaces one one-time code. */
export const recoveryCodesSchema = z.object({ ...node, recoveryCodes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

const own = { resource: "SecondFactor", access: "token", cache: "U" } as const;
const PATH = "/api/user/me/second_factor";

export const secondFactorEndpoint = endpoint({
  ...own,
  method: "GET",
  path: PATH,
  summary: "Whether a one-time code is asked for at sign-in",
  status: 200,
  answer: secondFactorSchema,
});

/** 422 `password` if it is wrong, 409 if a second factor is set. A second offer replaces the first. */
export const offerSecondFactorEndpoint = endpoint({
  ...own,
  method: "POST",
  path: PATH,
  summary: "Offers a secret for an authenticator",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object({ password: z.string() }),
  answer: secondFactorOfferSchema,
});

/** 422 `code` if it does not match the offer. */
export const confirmSecondFactorEndpoint = endpoint({
  ...own,
  method: "POST",
  path: `${PATH}/confirmation`,
  summary: "Has one-time codes asked for at sign-in from now on, once the first is right",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object({ code: z.string() }),
  answer: recoveryCodesSchema,
});

/** 422 `password` or `code`; 409 when no second factor is set. */
export const renewRecoveryCodesEndpoint = endpoint({
  ...own,
  method: "POST",
  path: `${PATH}/recovery_codes`,
  summary: "New recovery codes; those of before are void",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object(confirmation),
  answer: recoveryCodesSchema,
});

/** 422 `password` or `code`; 409 when none is set. */
export const removeSecondFactorEndpoint = endpoint({
  ...own,
  method: "POST",
  path: `${PATH}/removal`,
  summary: "Has no one-time code asked for any longer",
  status: 204,
  largestBody: SMALL_BODY,
  body: z.object(confirmation),
  answer: z.undefined(),
});
