import { letterTemplate } from "../letter.ts";
import texts from "../texts/new-device.json" with { type: "json" };
import { type Arrival, arrivalFacts } from "./arrival-facts.ts";

/** Notifies a user of a sign-in from an unknown device. */
export const newDevice = letterTemplate<Arrival & Record<string, string>>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "facts", rows: arrivalFacts(say, data, locale) },
    { kind: "text", text: say("mine") },
    { kind: "text", text: say("notMine") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/forgot-password` },
    { kind: "note", text: say("note", { page: `${siteUrl}/${locale}/user/password` }) },
  ],
});
