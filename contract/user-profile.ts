import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, id, node } from "./hydra.ts";

/** A kind of user, to choose at sign-up and in the profile; `name` is French. */
export const userProfileSchema = z.object({
  ...node,
  id,
  name: z.string(),
  nameEn: z.string(),
  sortOrder: z.number().int(),
});

export type UserProfile = z.infer<typeof userProfileSchema>;

const open = { method: "GET", access: "public", cache: "P", status: 200 } as const;

export const userProfilesEndpoint = endpoint({
  ...open,
  path: "/api/front/user_profiles",
  resource: "UserProfile",
  summary: "Kinds of user, unpaged",
  answer: collection(userProfileSchema),
});

export const userProfileEndpoint = endpoint({
  ...open,
  path: "/api/front/user_profiles/{id}",
  resource: "UserProfile",
  summary: "One kind of user",
  answer: userProfileSchema,
});
