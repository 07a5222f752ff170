import { letterTemplate } from "../letter.ts";
import texts from "../texts/account-known.json" with { type: "json" };

/** Tells a person who signs up twice that there is an account; the site reveals it to nobody else. */
export const accountKnown = letterTemplate<Record<never, string>>()({
  texts,
  compose: ({ say, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/login` },
    { kind: "text", text: say("forgot", { address: `${siteUrl}/${locale}/auth/forgot-password` }) },
    { kind: "note", text: say("note") },
  ],
});
