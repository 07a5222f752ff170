import { letterTemplate } from "../letter.ts";
import texts from "../texts/new-device.json" with { type: "json" };
import { arrivalFacts } from "./arrival-facts.ts";

interface NewDevice extends Record<string, string> {
  /** ISO instant. */
  at: string;
  /** Such as `Firefox`, `Windows` and `192.0.2.0/24`; empty when unknown. */
  browser: string;
  system: string;
  network: string;
}

/** Notifies a user of a sign-in from an unknown device. */
export const newDevice = letterTemplate<NewDevice>()({
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
