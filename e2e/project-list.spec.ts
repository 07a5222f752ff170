import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

const ROWS = 4;
const turn = byTurn("fr");

/** Creates a project with the first tracks of the catalogue; returns its address on the site. */
async function project(
  request: APIRequestContext,
  token: string,
  name: string,
  lang = "en",
): Promise<string> {
  const found = (await (await request.get(`/api/tracks?itemsPerPage=${ROWS}`)).json()) as {
    "hydra:member": { id: number }[];
  };
  const answer = await request.post("/api/user_playlists", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/ld+json" },
    // Projects of a person have unique names, however often this runs.
    data: {
      name: `${name} ${Date.now()}`,
      tracks: found["hydra:member"].map(({ id }) => `/api/tracks/${id}`),
    },
  });
  expect(answer.status()).toBe(201);
  return `/${lang}/user/projects/playlist?search=${((await answer.json()) as { id: number }).id}`;
}

/** Signs a page in and shows the project with its rows. */
async function show(page: Page, token: string, path: string, baseURL = ""): Promise<void> {
  await page.context().addCookies([{ name: "token", value: token, url: baseURL }]);
  await page.goto(path);
  await expect(page.locator("main [data-track]")).toHaveCount(ROWS);
}

const order = (page: Page) =>
  page
    .locator("main [data-track]")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.track));

const handles = (page: Page) => page.getByRole("button", { name: /^Move .*, no\. / });

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Moves the first row to the third place with `press`, `move` and `release`; `press` waits for the announcement. */
async function dragFirstToThird(
  page: Page,
  pointer: {
    press: (at: { x: number; y: number }) => Promise<void>;
    move: (at: { x: number; y: number }) => Promise<void>;
    release: () => Promise<void>;
  },
): Promise<void> {
  const [first, second, third, fourth] = await order(page);
  // Scroll the list to the middle, away from the edges that scroll the page, and wait until the rows are still.
  await handles(page)
    .nth(1)
    .evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  await handles(page).nth(0).click({ trial: true });
  const from = await middleOf(handles(page).nth(0));
  const step = Math.round(((await middleOf(handles(page).nth(1))).y - from.y) / 3);
  await pointer.press(from);
  await expect(page.getByText(/picked up, position 1 of 4/)).toBeAttached();
  // Steered by the announcements, as a person steers by eye: a row just lifted ignores moves until its neighbours are
  // measured, and late content above the list may shift it.
  const announced = page.getByText(/ at position \d of 4\.$/);
  let y = from.y;
  await expect(async () => {
    const words = (await announced.count()) > 0 ? await announced.textContent() : null;
    const place = Number(/at position (\d)/.exec(words ?? "at position 1")?.[1]);
    if (place !== 3) {
      y += place < 3 ? step : -step;
      // Past the last row without an announcement: start again at the top.
      if (y > from.y + 10 * step) y = from.y;
      await pointer.move({ x: from.x, y });
    }
    expect(place).toBe(3);
  }).toPass({ intervals: [100], timeout: 30_000 });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/user_playlists/") && answer.request().method() !== "GET",
  );
  await pointer.release();
  await expect(page.getByText(/dropped at position 3 of 4/)).toBeAttached();
  await expect.poll(() => order(page)).toEqual([second, third, first, fourth]);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([second, third, first, fourth]);
}

test("a row is dragged to another place with the mouse, and the new order is saved", async ({
  page,
  baseURL,
}) => {
  const { token } = await demoPerson(page.request);
  await show(page, token, await project(page.request, token, "By mouse"), baseURL);
  await dragFirstToThird(page, {
    async press(at) {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      // A press alone does not lift the row: the pointer has to move a little.
      await page.mouse.move(at.x, at.y + 8);
    },
    move: (at) => page.mouse.move(at.x, at.y, { steps: 8 }),
    release: () => page.mouse.up(),
  });
});

test("a row lifted by keys while the page above it grows moves by one place with each arrow", async ({
  page,
  baseURL,
}) => {
  const { token } = await demoPerson(page.request);
  const path = await project(page.request, token, "While it grows");
  await keepAnnouncements(page);
  await show(page, token, path, baseURL);
  const [first, second, ...rest] = await order(page);
  await handles(page).first().focus();
  await page.keyboard.press("Space");
  await expectAnnounced(page, /picked up, position 1 of 4/);
  // As a second lane of the film or a client's answers do when they load.
  await page.getByRole("main").evaluate((main) => {
    main.style.paddingTop = "180px";
  });
  await page.keyboard.press("ArrowDown");
  await expectAnnounced(page, / at position 2 of 4\.$/);
  await page.keyboard.press("ArrowDown");
  await expectAnnounced(page, / at position 3 of 4\.$/);
  // Both at once, before anything is drawn in between.
  await page.evaluate(() => {
    for (const code of ["ArrowUp", "Space"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  });
  await expectAnnounced(page, /dropped at position 2 of 4/);
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
});

test("on a phone a row is dragged with a finger that rests first; a swipe moves nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { token } = await demoPerson(page.request);
  await show(page, token, await project(page.request, token, "By finger"), baseURL);
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

  const before = await order(page);
  await handles(page).nth(0).click({ trial: true });
  const start = await middleOf(handles(page).nth(0));
  // Sent together: a delay between them on a slow machine would count as a resting finger.
  await Promise.all([
    touch("touchStart", start),
    touch("touchMove", { x: start.x, y: start.y + 60 }),
    touch("touchEnd"),
  ]);
  await expect(page.getByText(/picked up/)).not.toBeAttached();
  expect(await order(page)).toEqual(before);

  await dragFirstToThird(page, {
    press: async (at) => void (await touch("touchStart", at)),
    move: async (at) => void (await touch("touchMove", at)),
    release: async () => void (await touch("touchEnd")),
  });
  await context.close();
});

const PANEL = {
  fr: {
    more: "Autres actions",
    open: "Ouvrir dans un panneau",
    move: /^Déplacer le panneau/,
    close: /^Fermer le panneau/,
    takeOut: /^Retirer /,
    undo: "Annuler",
    play: /^Écouter /,
    player: "Lecteur",
  },
  en: {
    more: "More actions",
    open: "Open in a panel",
    move: /^Move the panel/,
    close: /^Close the panel/,
    takeOut: /^Take out /,
    undo: "Undo",
    play: /^Play /,
    player: "Player",
  },
} as const;

for (const [lang, words] of Object.entries(PANEL)) {
  test(`the floating panel stays fully visible between header and player, whatever moves, grows or appears (${lang})${turn(lang)}`, async ({
    page,
    baseURL,
  }) => {
    const { token } = await demoPerson(page.request);
    await show(page, token, await project(page.request, token, "At hand", lang), baseURL);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByRole("button", { name: words.open }).click();
    const panel = page.getByRole("region", { name: /^At hand \d+$/ });
    const tracks = panel.getByRole("listitem");
    await expect(tracks).toHaveCount(ROWS);
    const player = page.getByRole("region", { name: words.player, exact: true });
    const expectWhole = () =>
      expect(async () => {
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        const box = await panel.boundingBox();
        const header = await page.getByRole("banner").boundingBox();
        const foot = (await player.count()) > 0 ? await player.boundingBox() : { y: height };
        if (!box || !header || !foot) throw new Error("It is not on the page.");
        expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
        expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }).toPass();
    const handle = panel.getByRole("button", { name: words.move });
    const dragTo = async (x: number, y: number) => {
      const from = await middleOf(handle);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await expectWhole();
    };

    await expectWhole();
    await dragTo(2, 2);
    // Neither is under the header: both can be pressed where they are.
    await handle.click({ trial: true });
    await panel.getByRole("button", { name: words.close }).click({ trial: true });

    // Down to where the player will be; there the panel grows when a removed track comes back.
    await dragTo(700, 718);
    const row = page.locator("main [data-track]").first();
    await row.getByRole("button", { name: words.takeOut }).click();
    await expect(tracks).toHaveCount(ROWS - 1);
    const undo = page.getByRole("button", { name: words.undo, exact: true });
    // A toast stays while the pointer rests on it.
    await undo.hover();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await handle.press(key);
    await undo.click();
    await expect(tracks).toHaveCount(ROWS);
    await expectWhole();

    await tracks.first().getByRole("button", { name: words.play }).click();
    await expect(player).toBeVisible();
    await expectWhole();
    for (const [width, height] of [
      [1440, 400],
      [768, 1024],
      [390, 844],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWhole();
    }
  });
}

test("a deleted project is gone even when the page is left at once; with “Undo” it stays", async ({
  page,
  baseURL,
}) => {
  const { token } = await demoPerson(page.request);
  const stays = await project(page.request, token, "Taken back");
  const goes = await project(page.request, token, "Deleted");
  const status = async (path: string) =>
    (
      await page.request.get(`/api/user_playlists/${path.split("=")[1]}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  for (const path of [stays, goes]) {
    await show(page, token, path, baseURL);
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
    // The library's focus guards move the focus on; axe mistakes them for hidden focusable elements.
    const { violations } = await axe(page).exclude("[data-base-ui-focus-guard]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect(undo).toBeVisible();
    if (path === stays) {
      await undo.click();
      await expect(page.getByRole("heading", { level: 1, name: "Taken back" })).toBeVisible();
    }
    await page.goto("about:blank");
  }
  await expect.poll(() => status(goes)).toBe(404);
  expect(await status(stays)).toBe(200);
});
