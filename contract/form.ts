import { z } from "zod";
import { FORM_BODY } from "./body-size.ts";
import { guards } from "./captcha.ts";
import {
  accepted,
  email,
  filled,
  LONGEST_NAME,
  line,
  localeOf,
  optional,
  phone,
  prose,
  refused,
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
const EARLIEST_ZONE = 12 * 3_600_000;

/** Fields of the person who sends a form. */
export const sender = {
  firstname: line(LONGEST_NAME),
  lastname: line(LONGEST_NAME),
  email,
  phone,
  locale: localeOf.optional(),
};

/** A web address; pass only `https:` if other people will open it. */
export const webAddress = (protocols: readonly string[]) =>
  z
    .string()
    .trim()
    .max(LONGEST_URL)
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), refused("url"));

/** Returns whether the day `YYYY-MM-DD` is today or later somewhere on earth. */
const isToCome = (day: string) => day >= new Date(Date.now() - EARLIEST_ZONE).toISOString().slice(0, 10);

export const contactBody = z.object({
  ...sender,
  ...guards,
  company: optional(LONGEST_NAME),
  subject: line(LONGEST_SUBJECT),
  message: prose(SHORTEST_MESSAGE, LONGEST_MESSAGE),
  consent: accepted,
});

export const adviceBody = z.object({
  ...sender,
  ...guards,
  company: optional(LONGEST_NAME),
  projectTitle: line(LONGEST_SUBJECT),
  description: prose(SHORTEST_MESSAGE, LONGEST_MESSAGE),
  deadline: filled(10)
    .refine((text) => z.iso.date().safeParse(text).success, { ...refused("format"), abort: true })
    .refine(isToCome, refused("past")),
  kind: optional(LONGEST_DETAIL),
  duration: optional(LONGEST_DETAIL),
  budget: optional(LONGEST_DETAIL),
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
