import { z } from "zod";
import { FORM_BODY } from "./body-size.ts";
import { guards } from "./captcha.ts";
import {
  accepted,
  email,
  LONGEST_NAME,
  localeSchema,
  optionalText,
  phone,
  refused,
  requiredLine,
  requiredProse,
  requiredText,
} from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { id, node } from "./hydra.ts";

/** Limits of contract §12. */
export const LONGEST_SUBJECT = 150;
export const SHORTEST_MESSAGE = 10;
export const LONGEST_MESSAGE = 5_000;
export const MOST_REFERENCES = 5;
const LONGEST_DETAIL = 200;
const LONGEST_URL = 2_000;
/** Milliseconds by which the last time zone (UTC−12) is behind UTC: until then, a day is today for someone. */
const LAST_ZONE_OFFSET = 12 * 3_600_000;

/** Fields of the person who sends a form. */
export const sender = {
  firstname: requiredLine(LONGEST_NAME),
  lastname: requiredLine(LONGEST_NAME),
  email,
  phone,
  locale: localeSchema.optional(),
};

/** A web address; pass only `https:` if other people will open it. */
export const webAddress = (protocols: readonly string[]) =>
  z
    .string()
    .trim()
    .max(LONGEST_URL)
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), refused("url"));

/** Returns whether the day `YYYY-MM-DD` is today or later somewhere on earth. */
const isTodayOrLater = (day: string) =>
  day >= new Date(Date.now() - LAST_ZONE_OFFSET).toISOString().slice(0, 10);

export const contactBody = z.object({
  ...sender,
  ...guards,
  company: optionalText(LONGEST_NAME),
  subject: requiredLine(LONGEST_SUBJECT),
  message: requiredProse(SHORTEST_MESSAGE, LONGEST_MESSAGE),
  consent: accepted,
});

export const adviceBody = z.object({
  ...sender,
  ...guards,
  company: optionalText(LONGEST_NAME),
  projectTitle: requiredLine(LONGEST_SUBJECT),
  description: requiredProse(SHORTEST_MESSAGE, LONGEST_MESSAGE),
  deadline: requiredText(10)
    .refine((text) => z.iso.date().safeParse(text).success, { ...refused("format"), abort: true })
    .refine(isTodayOrLater, refused("past")),
  kind: optionalText(LONGEST_DETAIL),
  duration: optionalText(LONGEST_DETAIL),
  budget: optionalText(LONGEST_DETAIL),
  references: z
    .array(webAddress(["https:", "http:"]))
    .max(MOST_REFERENCES)
    .optional(),
});

/** Answer to a form: it was accepted. Contains nothing that was sent. */
export const formEntry = z.object({ ...node, id });

const sent = { method: "POST", access: "optional", cache: "U", status: 201, answer: formEntry } as const;

export const contactEndpoint = endpoint({
  ...sent,
  path: "/api/contact_form_entries",
  resource: "ContactFormEntry",
  summary: "A message to the team",
  largestBody: FORM_BODY,
  body: contactBody,
});

export const adviceEndpoint = endpoint({
  ...sent,
  path: "/api/conseil_musical_form_entries",
  resource: "MusicAdviceFormEntry",
  summary: "A request for a selection of music",
  largestBody: FORM_BODY,
  body: adviceBody,
});
