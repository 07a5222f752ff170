import type { Browser, CDPSession, Page } from "@playwright/test";
import { type FirstScreen, untilPainted } from "./first-screen.ts";

/** Milliseconds between pressing a link and releasing it. */
export const PRESS_MS = 60;
/** Milliseconds within which a page, or a hint of intent such as hovering, fetches everything it needs. */
const REST_MS = 1_000;
/** Number of links of the list that are pressed in rotation. */
const PRESSED_LINKS = 4;
/** Milliseconds after which a first screen counts as failed. */
const PATIENCE_MS = 15_000;

export interface Site {
  name: string;
  url: string;
  /** Selector of links from the list to its details, one per detail. */
  links: string;
  list: FirstScreen;
  detail: FirstScreen;
}

export interface Device {
  name: string;
  viewport: { width: number; height: number };
  isMobile: boolean;
  hasTouch: boolean;
  /** Factor by which its processor is slower than this machine's. */
  slowdown: number;
}

export interface Measurement {
  milliseconds: number;
  /** Milliseconds during which the page's main thread was busy. */
  work: number;
  /** Number of requests, from the intent to the end of the rest afterwards. */
  requests: number;
}

export async function inNewPage(
  browser: Browser,
  { slowdown, name: _, ...kind }: Device,
  work: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(kind);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await work(page, session);
  } finally {
    await context.close();
  }
}

export async function measureAction(
  page: Page,
  session: CDPSession,
  act: () => Promise<number>,
): Promise<Measurement> {
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  page.on("request", count);
  const before = await workOf(session);
  const milliseconds = await act();
  const work = (await workOf(session)) - before;
  await page.waitForTimeout(REST_MS);
  page.off("request", count);
  return { milliseconds, work, requests };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Opens the list and returns the milliseconds until it is loaded. Also waits until React has hydrated the links. */
export async function openList(page: Page, { url }: Site): Promise<number> {
  const startedAt = performance.now();
  await page.goto(url);
  const milliseconds = performance.now() - startedAt;
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("a[href]") ?? {}).some((name) => name.startsWith("__react")),
  );
  return milliseconds;
}

interface PressPoint {
  x: number;
  y: number;
}

export async function pressPointOf(page: Page, { links }: Site, round: number): Promise<PressPoint> {
  const box = await page
    .locator(links)
    .nth(round % PRESSED_LINKS)
    .boundingBox();
  if (!box) throw new Error(`No link at ${links}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function pressLink(
  page: Page,
  { hasTouch }: Device,
  { detail }: Site,
  place: PressPoint,
): Promise<number> {
  const painted = await untilPainted(page, { screen: detail, from: "pointerdown", patience: PATIENCE_MS });
  if (hasTouch) {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await page.waitForTimeout(PRESS_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  }
  return painted();
}

export async function goThroughHistory(page: Page, by: number, screen: FirstScreen): Promise<number> {
  const painted = await untilPainted(page, { screen, from: "popstate", patience: PATIENCE_MS });
  await page.evaluate((steps) => history.go(steps), by);
  return painted();
}

/** Keeps the pointer on a link until everything it prefetches has had time to arrive. */
export async function restOnLink(page: Page, { x, y }: PressPoint): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
}

/** Requests the pages of the links once, so that they are cached: `npm run bench -- pages` measures uncached pages. */
export async function warmUp(browser: Browser, { url, links }: Site): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  const paths = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const path of paths.slice(0, PRESSED_LINKS)) await page.request.get(path);
  await page.close();
}
