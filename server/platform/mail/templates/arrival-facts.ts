import { HOUSE_ZONE } from "#/server/platform/text/house-time.ts";
import type { MailLocale } from "../letter.ts";

type Key = "when" | "hour" | "with" | "device" | "where" | "network" | "unknown";

export interface Arrival {
  /** ISO instant. */
  at: string;
  /** Such as `Firefox`, `Windows` and `192.0.2.0/24`; empty when unknown. */
  browser: string;
  system: string;
  network: string;
}

/** Returns the time, device and network of a visit as rows of a letter. */
export function arrivalFacts(
  say: (key: Key, values?: Record<string, string>) => string,
  { at, browser, system, network }: Arrival,
  locale: MailLocale,
): [label: string, value: string][] {
  const when = new Date(at).toLocaleString(locale === "fr" ? "fr" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    // With the zone's name, since the reader's zone is unknown.
    timeZone: HOUSE_ZONE,
  });
  const device = browser && system ? say("device", { browser, system }) : browser || system;
  return [
    [say("when"), say("hour", { when })],
    [say("with"), device || say("unknown")],
    [say("where"), network ? say("network", { network }) : say("unknown")],
  ];
}
