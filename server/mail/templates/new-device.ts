import { letterTemplate } from "../letter.ts";
import texts from "../texts/new-device.json" with { type: "json" };

/** The site's own hours, said with their zone: nobody knows where the reader is. */
const ZONE = "Europe/Paris";

interface NewDevice extends Record<string, string> {
  /** ISO instant. */
  at: string;
  /** As `Firefox`, `Windows` and `192.0.2.0/24`; empty when it cannot be told. */
  browser: string;
  system: string;
  network: string;
}

/** Tells a user that their account was signed in to from a device that was never seen. */
export const newDevice = letterTemplate<NewDevice>()({
  texts,
  compose: ({ say, data: { at, browser, system, network }, locale, siteUrl }) => {
    const when = new Date(at).toLocaleString(locale === "fr" ? "fr" : "en-GB", {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: ZONE,
    });
    const device = browser && system ? say("device", { browser, system }) : browser || system;
    return [
      { kind: "heading", text: say("heading") },
      { kind: "text", text: say("text") },
      {
        kind: "facts",
        rows: [
          [say("when"), say("hour", { when })],
          [say("with"), device || say("unknown")],
          [say("where"), network ? say("network", { network }) : say("unknown")],
        ],
      },
      { kind: "text", text: say("mine") },
      { kind: "text", text: say("notMine") },
      { kind: "action", label: say("action"), href: `${siteUrl}/${locale}/auth/forgot-password` },
      { kind: "note", text: say("note", { page: `${siteUrl}/${locale}/user/password` }) },
    ];
  },
});
