import { expect } from "@playwright/test";
import { faults } from "./axe.ts";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test(`at ${width} px a version is added from its row to a new project and the cart, and plays there`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const { token } = await demoPerson(page.request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.setViewportSize({ width, height: 900 });
    const found = await (await page.request.get("/api/tracks?itemsPerPage=1")).json();
    const [track] = found["hydra:member"] as { id: number; name: string; slug: string }[];
    const listed = await (await page.request.get(`/api/tracks/${track?.id}/versions`)).json();
    const version = (
      listed["hydra:member"] as { id: number; version: string; mp3File: { contentUrl: string } }[]
    ).find((one) => one.version === "60 s edit");
    const called = `${track?.name}, 60-second edit`;

    await keepAudio(page);
    await page.goto(`/en/album/${track?.slug}`);
    // The session is known once the page listens to presses.
    await expect(page.getByRole("banner").getByRole("link", { name: /cart/i })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^\d+ versions of / })
      .first()
      .click();
    const versions = page.getByRole("region", { name: /^Versions of / });
    await versions.getByRole("button", { name: `Add ${called} to a project` }).click();
    const dialog = page.getByRole("dialog", { name: `Add to a project: ${called}` });
    const name = `Versions ${width} ${Date.now()}`;
    await dialog.getByRole("textbox", { name: "Name of a new project" }).fill(name);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: new RegExp(name) })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(versions).toBeVisible();
    const isPhone = width < 768;
    if (isPhone) {
      // One line of 64 px each: actions without room are in the menu at its end.
      const heights = await versions
        .locator("[data-version]")
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.map((height) => Math.round(height) <= 65)).toEqual(heights.map(() => true));
      await versions.getByRole("button", { name: `Actions on ${called}` }).press("Enter");
      await page.getByRole("menuitem", { name: `Put ${called} in the cart` }).press("Enter");
      await versions.getByRole("button", { name: `Actions on ${called}` }).click();
      await expect(page.getByRole("menuitem", { name: `Take ${called} out of the cart` })).toBeVisible();
      await page.keyboard.press("Escape");
    } else {
      await versions.getByRole("button", { name: `Put ${called} in the cart` }).click();
      await expect(versions.getByRole("button", { name: `Take ${called} out of the cart` })).toBeVisible();
    }
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");

    // This address has no page of its own: it leads to the projects.
    await page.goto("/en/user/projects");
    await expect(page).toHaveURL(/\/en\/user\/projects\/playlist$/);
    await page.getByRole("link", { name: new RegExp(name) }).click();
    const row = page.locator(`main [data-track-version="${version?.id}"]`);
    await expect(row).toContainText("60-second edit");
    expect(await faults(page)).toEqual([]);
    await row.getByRole("button", { name: `Play ${called}` }).click();
    const file = version?.mp3File.contentUrl.split("/").at(-1);
    await expect.poll(async () => (await sound(page)).file).toBe(file);
    await expect(row.locator("[data-waveform] svg").first()).toBeAttached();
    if (!isPhone) {
      await page.evaluate(() => {
        document.documentElement.dataset.density = "tight";
      });
      const wave = await row.locator("[data-waveform]").first().boundingBox();
      const end = await row
        .getByText("60-second edit")
        .first()
        .evaluate((version) =>
          Math.max(
            ...[...(version.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect().right),
          ),
        );
      expect(end).toBeLessThanOrEqual(wave?.x ?? 0);
    }

    await page.goto("/en/user/cart");
    await expect(row).toContainText("60-second edit");
    await row.getByRole("button", { name: /^Take out / }).click();
    await expect(row).toHaveCount(0);
  });
}
