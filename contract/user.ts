import { z } from "zod";
import { FORM_BODY, LIST_BODY, SMALL_BODY, TEXT_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import {
  accepted,
  email,
  LONGEST_NAME,
  localeSchema,
  MOST_SENT,
  newPassword,
  optionalText,
  phone,
  refused,
  requiredText,
} from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { id, idOrIri, iri, node } from "./hydra.ts";
import { tokenSchema } from "./session.ts";

/** The items of a cart, in order; `version` is for `If-Match`, sent as `"3"`. */
export const userCartSchema = z.object({
  /** Ids of the tracks only, for clients that do not know versions. */
  tracks: z.array(idOrIri),
  /** Addresses of all tracks and versions. */
  items: z.array(z.string()).optional(),
  version: z.number().int().optional(),
});

/** A user, visible to themselves only (contract §3.1). */
export const userSchema = z.object({
  ...node,
  id,
  email: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.enum(["fr", "en"]),
  newsletter: z.boolean(),
  /** Address of the kind of user, such as `/api/front/user_profiles/2`. */
  userProfile: iri.nullable(),
  isVerified: z.boolean(),
  /** Only for an unconfirmed address: whether projects are shared with it, which become visible on confirmation. */
  sharesWaiting: z.boolean().optional(),
  createdAt: z.string(),
  /** Null before its first use. */
  cart: userCartSchema.nullable(),
});

export type User = z.infer<typeof userSchema>;

/** Answer to a sign-up, the same for new and known addresses. */
export const registrationSchema = z.object({ ...node, status: z.literal("pending") });

/** Answer when a code has been sent. */
export const validationCodeSchema = z.object({ ...node, status: z.literal("sent") });

/** Body of `PATCH`; absent fields stay. `cart` replaces the whole list, null empties it (contract §2.1). */
export const userChangesSchema = z.object({
  firstname: requiredText(LONGEST_NAME).optional(),
  lastname: requiredText(LONGEST_NAME).optional(),
  company: optionalText(LONGEST_NAME),
  phone,
  userProfile: z.string().nullable().optional(),
  locale: localeSchema.optional(),
  newsletter: z.boolean().optional(),
  /**
   * `items` is the whole cart, by addresses. `tracks` lists its tracks, by ids (also as text) or addresses; without
   * `items`, only versions of these tracks stay in the cart. See docs/decisions/030.
   */
  cart: z
    .object({
      tracks: z
        .array(z.union([z.number(), z.string()]))
        .max(MOST_SENT)
        .optional(),
      items: z.array(z.string()).max(MOST_SENT).optional(),
    })
    .refine(({ tracks, items }) => tracks !== undefined || items !== undefined, {
      path: ["tracks"],
      ...refused("blank"),
    })
    .nullable()
    .optional(),
});

const own = { resource: "User", access: "token", cache: "U" } as const;

export const meEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user/me",
  scope: "account:read",
  isVersioned: true,
  summary: "Who is signed in",
  status: 200,
  answer: userSchema,
});

export const userEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user/{id}",
  isVersioned: true,
  summary: "The user, by their own address",
  status: 200,
  answer: userSchema,
});

const change = {
  ...own,
  method: "PATCH",
  isVersioned: true,
  summary: "Changes the user's own data or cart",
  status: 200,
  largestBody: LIST_BODY,
  body: userChangesSchema,
  answer: userSchema,
} as const;

export const updateUserEndpoint = endpoint({ ...change, path: "/api/user/me/{id}" });

/** The same as `updateUserEndpoint`, at the user's own address. */
export const updateUserByIdEndpoint = endpoint({ ...change, path: "/api/user/{id}" });

export const signUpEndpoint = endpoint({
  method: "POST",
  path: "/api/user",
  resource: "Registration",
  summary: "Sign up; answered alike whether or not the address is known",
  access: "public",
  cache: "U",
  status: 202,
  largestBody: FORM_BODY,
  body: z.object({
    email,
    password: newPassword,
    firstname: requiredText(LONGEST_NAME),
    lastname: requiredText(LONGEST_NAME),
    company: optionalText(LONGEST_NAME),
    phone,
    userProfile: z.string().nullable().optional(),
    locale: localeSchema,
    acceptTerms: accepted,
    newsletter: z.boolean().optional(),
    captcha: z.string().optional(),
  }),
  answer: registrationSchema,
});

/** Without `code`, sends one (202); with the right one, answers with the verified user (200). */
export const validationCodeEndpoint = endpoint({
  ...own,
  method: "POST",
  path: "/api/user/me/validation_code",
  alsoStatus: [200],
  summary: "Sends a validation code, or checks the one sent along",
  status: 202,
  largestBody: SMALL_BODY,
  body: z.object({ code: z.string().optional() }),
  answer: z.union([userSchema, validationCodeSchema]),
});

/** Ends every other session; this one continues with the token of the answer. 422 `currentPassword` or `code`. */
export const changePasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/user/me/reset_password",
  resource: "Token",
  summary: "Changes the password and ends the user's other sessions",
  access: "token",
  cache: "U",
  status: 200,
  format: "json",
  largestBody: TEXT_BODY,
  body: z.object({
    currentPassword: z.string(),
    newPassword,
    newPasswordConfirmation: z.string().optional(),
    code: confirmation.code,
  }),
  answer: tokenSchema,
});

/** Deletes the account and everything that belongs to it; 422 `password` or `code` if wrong. */
export const deleteAccountEndpoint = endpoint({
  ...own,
  method: "POST",
  path: "/api/user/me/deletion",
  summary: "Deletes the account and everything that belongs to it",
  status: 204,
  largestBody: SMALL_BODY,
  body: z.object(confirmation),
  answer: z.undefined(),
});

/** All data of the user as one zip, by GET with the token; it is no JSON, so it has no descriptor. */
export const USER_EXPORT_PATH = "/api/user/me/export";
