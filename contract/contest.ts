import { z } from "zod";
import { FORM_BODY, SMALL_BODY } from "./body-size.ts";
import { guards } from "./captcha.ts";
import { accepted, email, phone, refused } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { formEntry, LONGEST_MESSAGE, sender, webAddress } from "./form.ts";
import { collection, flag, id, node } from "./hydra.ts";

/** Optional fields that a contest's form may show. */
export const CONTEST_FIELDS = ["phone", "message", "trackUrl"] as const;
export type ContestField = (typeof CONTEST_FIELDS)[number];

/** A contest; unsuffixed text is French (contract §0.8: a `…En` twin exists). */
export const contestSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  title: z.string(),
  titleEn: z.string(),
  description: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  rulesUrl: z.string().nullable(),
  startAt: z.string(),
  endAt: z.string(),
  isOpen: z.boolean(),
  fields: z.array(z.enum(CONTEST_FIELDS)),
});

export type Contest = z.infer<typeof contestSchema>;

export const contestsEndpoint = endpoint({
  method: "GET",
  path: "/api/competition_contests",
  resource: "Contest",
  summary: "Contests, the one that ends last first",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ isOpen: flag }),
  answer: collection(contestSchema),
});

export const contestEndpoint = endpoint({
  method: "GET",
  path: "/api/competition_contests/{id}",
  resource: "Contest",
  summary: "One contest",
  access: "public",
  cache: "P",
  status: 200,
  answer: contestSchema,
});

export const competitionCheckEndpoint = endpoint({
  method: "POST",
  path: "/api/competition_check",
  resource: "CompetitionCheck",
  summary: "Whether a contest is open, and to the caller's own address",
  access: "optional",
  cache: "U",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object({ contest: z.string(), email }),
  answer: z.object({ ...node, isOpen: z.boolean(), canRegister: z.boolean() }),
});

export const registrationBody = z.object({
  ...sender,
  ...guards,
  contest: z.string(),
  phone,
  message: z
    .string()
    .trim()
    .refine((text) => text.length <= LONGEST_MESSAGE, refused("tooLong", LONGEST_MESSAGE))
    .optional(),
  trackUrl: z.union([z.literal(""), webAddress(["https:"])]).optional(),
  acceptRules: accepted,
});

export const contestRegistrationEndpoint = endpoint({
  method: "POST",
  path: "/api/contest_registrations",
  resource: "ContestRegistration",
  summary: "Registers for a contest; a second time with one address changes nothing",
  access: "optional",
  cache: "U",
  status: 201,
  largestBody: FORM_BODY,
  body: registrationBody,
  answer: formEntry,
});
