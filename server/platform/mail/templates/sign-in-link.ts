import { letterTemplate } from "../letter.ts";
import texts from "../texts/sign-in-link.json" with { type: "json" };

/** Brings the link that signs in once; its host is the configured one, whoever asked. */
export const signInLink = letterTemplate<{ token: string }>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/sign-in-link/${data.token}` },
    { kind: "note", text: say("note") },
  ],
});
