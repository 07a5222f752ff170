import { expect } from "@playwright/test";
import { test } from "./site-test.ts";

test("an album in dark colours is printed dark on light, without buttons", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/fr/album/delta-sans-fin");
  const title = page.getByRole("heading", { level: 1 });
  const wave = page.locator("[data-track] [data-waveform]").first();
  await expect(wave).toBeVisible();
  const colour = () => title.evaluate((heading) => getComputedStyle(heading).color);
  const filter = () =>
    wave
      .locator("> *")
      .first()
      .evaluate((bars) => getComputedStyle(bars).filter);
  const dark = await colour();
  expect(await filter()).toBe("invert(1)");
  await page.emulateMedia({ colorScheme: "light" });
  const light = await colour();
  expect(light).not.toBe(dark);

  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await colour()).toBe(light);
  expect(await filter()).toBe("none");
  await expect(wave).toBeVisible();
  // The button that plays a row also contains its number.
  await expect(page.getByRole("main").getByRole("button", { name: /^(?!Écouter )/ })).toHaveCount(0);
  const first = page.locator("[data-number='1']").first();
  const drawn = () => first.evaluate((button) => getComputedStyle(button, "::before").content);
  await expect.poll(drawn).toBe('"1"');
  // A page of A4 without its margins is narrower than a tablet.
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect.poll(drawn).toBe('"1"');
});
