import { z } from "zod";
import { refused } from "#/contract/constraints.ts";

/** Fields that confirm the person's identity; `code` only for a user with a second factor. */
export const confirmationSchema = z.object({
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  code: z.string(),
});

export const EMPTY_CONFIRMATION = { password: "", code: "" };
