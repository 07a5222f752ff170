import { letterTemplate } from "../letter.ts";
import texts from "../texts/account-deleted.json" with { type: "json" };

/** Confirms the deletion of an account. */
export const accountDeleted = letterTemplate<Record<never, string>>()({
  texts,
  compose: ({ say, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "text", text: say("welcome", { address: `${siteUrl}/${locale}` }) },
  ],
});
