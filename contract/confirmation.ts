import { z } from "zod";

/**
 * What is asked for again before a change of what opens an account. Without `code`, who has a second factor gets 422
 * `code` once the password is right; a recovery code does as well, and either is used up.
 */
export const confirmation = {
  /** The account's own: a session that was taken must not outlive itself. */
  password: z.string(),
  code: z.string().optional(),
};
