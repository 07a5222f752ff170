import { z } from "zod";
import { SMALL_BODY, TEXT_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import { email, localeSchema, optionalText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { LONGEST_REDIRECT } from "./longest-redirect.ts";
import { tokenSchema } from "./session.ts";

const open = { resource: "Token", method: "POST", access: "public", cache: "U" } as const;
const PATH = "/api/sign-in-links";

/** Always 204, whether or not the address has an account; 429 depends on the caller's address only. */
export const sendSignInLinkEndpoint = endpoint({
  ...open,
  path: PATH,
  summary: "Asks for a link that signs in once, within the hour; at most three an hour for an account",
  status: 204,
  largestBody: TEXT_BODY,
  body: z.object({
    email,
    locale: localeSchema.optional(),
    /** Path of the page to open after sign-in. Stored with the link, so that the mail contains no stranger's text. */
    redirect: optionalText(LONGEST_REDIRECT),
  }),
  answer: z.undefined(),
});

/**
 * 404 for a link that is unknown, used or expired (after an hour). With a second factor, 422 at `code` without one.
 * Anyone may have chosen `redirect`: validate it before you follow it.
 */
export const followSignInLinkEndpoint = endpoint({
  ...open,
  path: `${PATH}/session`,
  summary: "Signs in by a link, however many sign-ins have failed",
  status: 200,
  format: "json",
  largestBody: SMALL_BODY,
  body: z.object({ token: z.string(), code: confirmation.code }),
  answer: tokenSchema.extend({ redirect: z.string().nullable() }),
});
