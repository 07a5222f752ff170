import { z } from "zod";
import { SMALL_BODY, TEXT_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import { email, localeOf, optional } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { LONGEST_REDIRECT } from "./longest-redirect.ts";
import { tokenSchema } from "./session.ts";

const open = { resource: "Token", method: "POST", access: "public", cache: "U" } as const;
const PATH = "/api/sign-in-links";

/** Always 204, whether or not somebody has that address; 429 by where it comes from. */
export const sendSignInLinkEndpoint = endpoint({
  ...open,
  path: PATH,
  summary: "Asks for a link that signs in once, within the hour; at most three an hour for an account",
  status: 204,
  largestBody: TEXT_BODY,
  body: z.object({
    email,
    locale: localeOf.optional(),
    /** Path of the page that signing in leads to. It is kept beside the link: no letter holds a stranger's words. */
    redirect: optional(LONGEST_REDIRECT),
  }),
  answer: z.undefined(),
});

/**
 * 404 for a link that is unknown, used or past its hour. Without `code`, who has a second factor gets 422 at `code`.
 * `redirect` is as it came, from whoever asked: to be looked at before it is followed.
 */
export const followSignInLinkEndpoint = endpoint({
  ...open,
  path: `${PATH}/session`,
  summary: "Sign in by a link, whatever failures were counted",
  status: 200,
  format: "json",
  largestBody: SMALL_BODY,
  body: z.object({ token: z.string(), code: confirmation.code }),
  answer: tokenSchema.extend({ redirect: z.string().nullable() }),
});
