import { letterTemplate } from "../letter.ts";
import texts from "../texts/sign-in-link.json" with { type: "json" };

/** Contains the single-use sign-in link; its host is always the configured one. */
export const signInLink = letterTemplate<{ token: string }>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/sign-in-link/${data.token}` },
    { kind: "note", text: say("note") },
  ],
});
