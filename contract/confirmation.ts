import { z } from "zod";

/**
 * Fields that confirm a change of the credentials of an account. A user with a second factor who sends no `code` gets
 * 422 `code` once the password is right. A recovery code is accepted too; either code is then used up.
 */
export const confirmation = {
  /** The current password: a stolen session must not be enough to keep the account. */
  password: z.string(),
  code: z.string().optional(),
};
