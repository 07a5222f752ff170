import { expect } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

test("the API reference can be read and searched, in light and dark colours, on a desktop and a phone", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/api/docs");
  const calls = page.locator(".opblock");
  // It renders only the visible ones of its sections.
  await expect(calls.first()).toBeVisible({ timeout: 60_000 });

  await page.getByPlaceholder("Filter by tag or path").fill("Passkey");
  await expect(calls.filter({ hasNotText: /passkey/i })).toHaveCount(0);
  const add = calls.filter({ hasText: "Adds the passkey that a browser made from an offer" });
  await add.locator(".opblock-summary-control").click();
  await expect(add.getByRole("heading", { name: "Responses" })).toBeVisible();
  await expect(add.getByText("201", { exact: true }).first()).toBeVisible();

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1440, 390]) {
      const as = `${colorScheme}, ${width} px`;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("html")).toHaveClass(
        colorScheme === "dark" ? /dark-mode/ : /^(?!.*dark-mode)/,
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `pixels that stand out at the side, ${as}`).toBeLessThanOrEqual(0);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = Math.max(...(ground.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      expect.soft(colorScheme === "dark" ? light < 64 : light > 200, `${ground} as ground, ${as}`).toBe(true);
      const { violations } = await axe(page).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, target, any }) => `${id}: ${target} ${html.slice(0, 120)} ${any[0]?.message ?? ""}`,
        ),
      );
      expect.soft([...new Set(findings)], as).toEqual([]);
    }
  }
});
