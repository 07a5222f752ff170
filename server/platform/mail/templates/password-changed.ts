import { letterTemplate } from "../letter.ts";
import texts from "../texts/password-changed.json" with { type: "json" };

/** Notifies a user of a new password, so that a thief cannot change it unnoticed. */
export const passwordChanged = letterTemplate<Record<never, string>>()({
  texts,
  compose: ({ say, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "text", text: say("warning") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/forgot-password` },
  ],
});
