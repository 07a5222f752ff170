import { letterTemplate } from "../letter.ts";
import texts from "../texts/reset-password.json" with { type: "json" };

/** Brings the link by which a new password is chosen; its host is the configured one, whoever asked. */
export const resetPassword = letterTemplate<{ token: string }>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/reset-password/${data.token}` },
    { kind: "note", text: say("note") },
  ],
});
