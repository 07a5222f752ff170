import { z } from "zod";
import { FORM_BODY, SMALL_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import { LONGEST_NAME, refused, requiredText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";
import { tokenSchema } from "./session.ts";

/** Maximum number of passkeys per user. */
export const MOST_PASSKEYS = 20;
/** Milliseconds for which a challenge is valid; it can be used once. */
export const CHALLENGE_LIFETIME = 10 * 60_000;
/** Maximum length of a field of an authenticator's response, in characters; real ones have about a thousand. */
const LONGEST_PART = 8_192;

/** A passkey of an account. The authenticator has the private key; we store the public one, which cannot sign in. */
export const passkeySchema = z.object({
  ...node,
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  /** Null before the first sign-in with it. */
  lastUsedAt: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** Bytes in base64url, as in the JSON of WebAuthn. */
const bytes = z
  .string()
  .refine((text) => text.length <= LONGEST_PART, { ...refused("tooLong", LONGEST_PART), abort: true })
  .refine((text) => /^[\w-]+$/.test(text), refused("format"))
  .meta({ pattern: "^[A-Za-z0-9_-]+$", maxLength: LONGEST_PART });

/** How a browser reaches an authenticator, such as `internal` or `usb`; unknown values are passed on. */
const transports = z.array(z.string()).max(10);

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: transports.optional(),
});

/** Options with which a browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyOfferSchema = z.object({
  ...node,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal("none"),
  /** The account's passkeys: an authenticator that has one of them creates no other. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

/** Options with which a browser asks for a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyChallengeSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal("required"),
});

/** The fields of WebAuthn's `RegistrationResponseJSON` that we read. */
const registration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
});

/** The fields of WebAuthn's `AuthenticationResponseJSON` that we read. */
const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

export type PasskeyRegistration = z.infer<typeof registration>;
export type PasskeyAssertion = z.infer<typeof assertion>;

const own = { resource: "Passkey", access: "token", cache: "U" } as const;
const PATH = "/api/user/me/passkeys";

export const passkeysEndpoint = endpoint({
  ...own,
  method: "GET",
  path: PATH,
  summary: "Passkeys of the user, the newest first, unpaged",
  status: 200,
  answer: collection(passkeySchema),
});

export const passkeyEndpoint = endpoint({
  ...own,
  method: "GET",
  path: `${PATH}/{id}`,
  summary: "One passkey of the user",
  status: 200,
  answer: passkeySchema,
});

/** 422 `password` if it is wrong, `code` if the user has a second factor and the code is missing or wrong. */
export const offerPasskeyEndpoint = endpoint({
  ...own,
  method: "POST",
  path: `${PATH}/offer`,
  summary: "What a browser makes a passkey from; good for ten minutes, once",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object(confirmation),
  answer: passkeyOfferSchema,
});

/** 422 `credential` unless it was created from a valid offer to this user. */
export const addPasskeyEndpoint = endpoint({
  ...own,
  method: "POST",
  path: PATH,
  summary: "Adds the passkey that a browser made from an offer",
  status: 201,
  largestBody: FORM_BODY,
  body: z.object({ name: requiredText(LONGEST_NAME), credential: registration }),
  answer: passkeySchema,
});

/** 422 `password` or `code`. */
export const removePasskeyEndpoint = endpoint({
  ...own,
  method: "POST",
  path: `${PATH}/{id}/removal`,
  summary: "Removes a passkey: it opens the account no longer",
  status: 204,
  largestBody: SMALL_BODY,
  body: z.object(confirmation),
  answer: z.undefined(),
});

export const passkeyChallengeEndpoint = endpoint({
  method: "POST",
  path: "/api/passkeys/challenge",
  resource: "Passkey",
  summary: "What a browser asks for a passkey with; good for ten minutes, once",
  access: "public",
  cache: "U",
  status: 200,
  format: "json",
  answer: passkeyChallengeSchema,
});

/** 401 for every kind of failure, 429 after too many. A passkey needs no one-time code. */
export const passkeySignInEndpoint = endpoint({
  method: "POST",
  path: "/api/passkeys/session",
  resource: "Token",
  summary: "Sign in with a passkey",
  access: "public",
  cache: "U",
  status: 200,
  format: "json",
  largestBody: FORM_BODY,
  body: z.object({ credential: assertion }),
  answer: tokenSchema,
});
