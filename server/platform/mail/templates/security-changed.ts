import type { SecurityEventKind } from "#/contract/security-event.ts";
import { letterTemplate } from "../letter.ts";
import texts from "../texts/security-changed.json" with { type: "json" };
import { arrivalFacts } from "./arrival-facts.ts";

/** Changes that cause a letter. */
export type ToldChange = Extract<
  SecurityEventKind,
  "secondFactorSet" | "secondFactorRemoved" | "recoveryCodesRenewed" | "passkeyAdded" | "passkeyRemoved"
>;

interface SecurityChanged extends Record<string, string> {
  kind: ToldChange;
  /** The name of a passkey; empty for other changes. */
  detail: string;
  /** ISO instant. */
  at: string;
  /** Such as `Firefox`, `Windows` and `192.0.2.0/24`; empty when unknown. */
  browser: string;
  system: string;
  network: string;
}

/** Notifies a user that their second factor or passkeys have changed. */
export const securityChanged = letterTemplate<SecurityChanged>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say(data.kind, { detail: data.detail }) },
    { kind: "facts", rows: arrivalFacts(say, data, locale) },
    { kind: "text", text: say("mine") },
    { kind: "text", text: say("notMine") },
    { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/forgot-password` },
    { kind: "note", text: say("note", { page: `${siteUrl}/${locale}/user/password` }) },
  ],
});
