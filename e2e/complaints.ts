import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type WebError,
} from "@playwright/test";

/** The exact text of a complaint, or a pattern for it. */
export type Provoked = string | RegExp;

/** Longest complaint in a report, characters; a library's whole stack is in the trace. */
const LONGEST = 300;
/** Milliseconds to wait for expected complaints: a request may still be under way when the journey ends. */
const LATE_MS = 5_000;

/**
 * Collects what the pages of a journey complain about: reports of the content security policy, failed or refused
 * requests and other console errors (each with the path it came from), and uncaught errors.
 */
export function collectComplaints(browser: Browser, first: BrowserContext) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(shortened(message.text(), message.location().url));
  };
  const onError = (error: WebError) =>
    complaints.push(shortened(`Uncaught ${error.error()}`, error.page()?.url() ?? ""));
  const listenTo = (context: BrowserContext) => {
    context.on("console", onConsole);
    context.on("weberror", onError);
  };
  listenTo(first);
  browser.on("context", listenTo);

  return {
    /** Fails if there was a complaint that was not expected, or if an expected one is missing. */
    async judge(expected: readonly Provoked[]): Promise<void> {
      const missing = () => expected.filter((one) => !complaints.some((complaint) => isSaid(one, complaint)));
      browser.off("context", listenTo);
      await expect
        .poll(missing, { message: "complaints that were expected and did not come", timeout: LATE_MS })
        .toEqual([]);
      const unexpected = complaints.filter((complaint) => !expected.some((one) => isSaid(one, complaint)));
      expect([...new Set(unexpected)], "complaints of the pages").toEqual([]);
    },
  };
}

const isSaid = (expected: Provoked, complaint: string) =>
  typeof expected === "string" ? complaint === expected : expected.test(complaint);

function shortened(text: string, address: string): string {
  const { pathname = "" } = URL.parse(address) ?? {};
  return `${text.slice(0, LONGEST)} at ${decodeURI(pathname)}`;
}
