import { type LetterBlock, type Letterhead, letterTemplate } from "../letter.ts";
import registered from "../texts/contest-registered.json" with { type: "json" };
import reminder from "../texts/contest-reminder.json" with { type: "json" };

interface ContestData extends Record<string, string> {
  /** The contest's title in the reader's language. */
  contest: string;
  /** ISO instant. */
  endAt: string;
}

/** The contest's page and closing time are those of Paris. */
const ZONE = "Europe/Paris";
const PAGE = { fr: "concours", en: "contest" } as const;

function compose({
  say,
  data,
  locale,
  siteUrl,
}: Letterhead<ContestData, keyof typeof registered.fr>): LetterBlock[] {
  const end = new Date(data.endAt).toLocaleString(locale === "fr" ? "fr" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: ZONE,
  });
  return [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("body", { contest: data.contest, end }) },
    { kind: "action", label: say("page"), href: `${siteUrl}/${locale}/${PAGE[locale]}` },
    { kind: "note", text: say("note") },
  ];
}

/** Confirms a registration to the participant. */
export const contestRegistered = letterTemplate<ContestData>()({ texts: registered, compose });

/** Sent to a person who registers twice: the first registration counts (contract §12). */
export const contestReminder = letterTemplate<ContestData>()({ texts: reminder, compose });
