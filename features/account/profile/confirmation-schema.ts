import { z } from "zod";
import { refused } from "#/contract/constraints.ts";

/** What a form asks for to be sure who it is; `code` only of who has a second factor. */
export const confirmationSchema = z.object({
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  code: z.string(),
});

export const NOTHING_CONFIRMED = { password: "", code: "" };
