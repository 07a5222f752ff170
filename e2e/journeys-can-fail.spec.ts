import { expect } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { askPage } from "./silent-page.ts";
import { test } from "./site-test.ts";

/** The checks that every journey makes would be useless if they could not fail. */

test("a policy report, an uncaught error, a failed request or a console error fails a journey, in a second window too", async ({
  browser,
  context,
  baseURL,
  page,
  provokes,
}) => {
  const expected = [
    /^Applying inline style violates .* Content Security Policy .*style-src/,
    "Uncaught Error: nobody caught it at /fr/contact",
    / 404 .* at \/api\/nothing-here$/,
    /^something is wrong/,
  ];
  provokes(...expected);
  const complaints = collectComplaints(browser, context);
  await page.goto("/fr/contact");
  await page.evaluate(async () => {
    await fetch("/api/nothing-here");
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.body.append(style);
    setTimeout(() => {
      throw new Error("nobody caught it");
    });
  });
  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto("/fr/contact");
  await other.evaluate(() => console.error("something is wrong"));
  await complaints.judge(expected);
  for (const [index] of expected.entries())
    await expect(complaints.judge(expected.toSpliced(index, 1))).rejects.toThrow("complaints of the pages");
  await expect(complaints.judge([...expected, "something else"])).rejects.toThrow("did not come");
  await other.context().close();
});

test("an unresponsive page is reported with the line that its script is at", async ({ page }) => {
  await page.goto("/fr/contact");
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    setTimeout(function turnForever() {
      for (let turn = 0; turn >= 0; turn = (turn + 1) % 7);
    });
  });
  const silence = askPage(page, () => document.title, 1_000);
  await expect(silence).rejects.toThrow(
    /^The page at \S+\/fr\/contact fell silent: no answer in 1 s\.\nJavaScript: \n {2}turnForever .*\nThreads of page processes:\n( {2}\d+ .* [RS] .*\n?)+$/s,
  );
  await session.send("Runtime.terminateExecution");
});

test("a journey waits until an opened page is hydrated, in a second window too", async ({
  browser,
  baseURL,
  page,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  for (const one of [page, other]) {
    // Long after the page has loaded, as on a busy machine.
    await one.addInitScript(() => {
      const dispatch = document.dispatchEvent.bind(document);
      document.dispatchEvent = (event) => {
        if (event.type !== "alive") return dispatch(event);
        setTimeout(() => dispatch(event), 1_000);
        return true;
      };
    });
    for (const open of [() => one.goto("/fr/contact"), () => one.reload()]) {
      await open();
      expect(await one.evaluate(() => window.isHydrated)).toBe(true);
    }
  }
  await other.context().close();
});
