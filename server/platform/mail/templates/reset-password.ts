import { letterTemplate } from "../letter.ts";
import texts from "../texts/reset-password.json" with { type: "json" };

/** Contains the link to choose a new password; its host is always the configured one. */
export const resetPassword = letterTemplate<{ token: string }>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/reset-password/${data.token}` },
    { kind: "note", text: say("note") },
  ],
});
