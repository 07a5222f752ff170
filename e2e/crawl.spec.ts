import { type APIRequestContext, expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type CrawledPage, faultsOfData, readPage } from "./crawled-page.ts";
import { test } from "./site-test.ts";

/** Maximum number of clicks from a home page to any page that search engines may list. */
const MOST_CLICKS = 4;
/** Pages requested at once; more would only wait for each other on a small machine. */
const AT_ONCE = 4;
const CRAWL_MS = 600_000;

/**
 * The whole site as a crawler finds it: pages by address, and how many clicks each is from its language's home page.
 */
let pages: Map<string, CrawledPage>;
let clicks: Map<string, number>;
let sitemap: string[];

test("the whole site, from both home pages, as a crawler finds it", async ({ request, baseURL }) => {
  test.setTimeout(CRAWL_MS);
  const closed = closedPaths(await (await request.get("/robots.txt")).text());
  ({ pages, clicks } = await crawl(request, baseURL ?? "", (path) => closed.some((one) => one.test(path))));
  const index = await (await request.get("/sitemap.xml")).text();
  const maps = await Promise.all(
    locations(index).map(async (address) => (await request.get(address)).text()),
  );
  sitemap = maps.flatMap(locations).map((address) => new URL(address).pathname);

  await test.step("no link leads nowhere", () => {
    const broken = [...pages]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status }]) => `${status} ${path}`);
    expect.soft(broken).toEqual([]);
    expect.soft(pages.size).toBeGreaterThan(400);
  });

  await test.step("every page of the sitemap exists, may be listed, and is at most four clicks away", () => {
    expect.soft(sitemap.length).toBeGreaterThan(400);
    expect.soft(new Set(sitemap).size).toBe(sitemap.length);
    const far = sitemap.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS);
    expect.soft(far).toEqual([]);
    expect.soft(sitemap.filter((path) => !pages.get(path)?.isIndexed)).toEqual([]);
  });

  await test.step("every page that may be listed is in the sitemap", () => {
    const listed = new Set(sitemap);
    const missing = own().filter(([path]) => !listed.has(path));
    expect.soft(missing.map(([path]) => path)).toEqual([]);
  });

  await test.step("every page has a title and a description, different from those of all others in its language", () => {
    for (const part of ["title", "description"] as const) {
      const byText = Map.groupBy(own(), ([, page]) => `${page.lang}: ${page[part]}`);
      const shared = [...byText].filter(([, same]) => same.length > 1);
      expect.soft(shared.map(([text, same]) => [text, ...same.map(([path]) => path)])).toEqual([]);
      expect
        .soft(
          own()
            .filter(([, page]) => !page[part])
            .map(([path]) => path),
        )
        .toEqual([]);
    }
  });

  await test.step("the two language versions of a page name each other and themselves", () => {
    const faults = own().flatMap(([path, { twins, lang }]) => {
      const { fr = "", en = "" } = twins;
      const others = [fr, en].map((address) => pages.get(new URL(address, "http://x").pathname)?.twins);
      const isAnswered = others.every((other) => other?.fr === fr && other?.en === en);
      const namesItself = new URL(twins[lang] ?? "", "http://x").pathname === path;
      return isAnswered && namesItself && twins["x-default"] === fr ? [] : [path];
    });
    expect.soft(faults).toEqual([]);
  });

  await test.step("structured data has everything that its types require", () => {
    const faults = [...pages].flatMap(([path, { data }]) =>
      data.flatMap((one) => faultsOfData(one).map((fault) => `${path} ${fault}`)),
    );
    expect.soft(faults).toEqual([]);
    const types = new Set(
      [...pages.values()].flatMap(({ data }) => data.map((one) => (one as { "@type": string })["@type"])),
    );
    expect
      .soft([...types].toSorted())
      .toEqual(["BreadcrumbList", "MusicAlbum", "MusicRecording", "Person", "VideoObject", "WebSite"]);
  });

  await test.step("the HTML of every kind of page is valid", async () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard"],
      rules: {
        // React writes some attributes in camel case, which HTML allows.
        "attr-case": "off",
        "doctype-style": "off",
        "void-style": "off",
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        "no-inline-style": "off",
        "no-trailing-whitespace": "off",
        "long-title": "off",
      },
    });
    const faults: string[] = [];
    for (const [kind, [path, page]] of kinds()) {
      const report = await validator.validateString(page.html);
      for (const { messages } of report.results) {
        faults.push(...messages.map(({ ruleId, message }) => `${kind} ${path} ${ruleId}: ${message}`));
      }
    }
    expect.soft([...new Set(faults)]).toEqual([]);
  });
});

/** Pages with content of their own: no pages of lists, and none that editors hide from search engines. */
const own = () =>
  [...pages].filter(
    ([path, page]) => page.isIndexed && new URL(page.canonical || "http://x/?").pathname === path,
  );

/** Two pages of each kind and language; the first segments of the path tell the kind. */
function kinds(): [string, [string, CrawledPage]][] {
  const groups = Map.groupBy(
    own(),
    ([path]) => path.split("/").slice(0, 3).join("/") + (path.split("/")[3] ? "/…" : ""),
  );
  return [...groups].flatMap(([kind, of]) =>
    of.slice(0, 2).map((one): [string, [string, CrawledPage]] => [kind, one]),
  );
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/** Returns the paths that `robots.txt` disallows, as patterns. */
function closedPaths(robots: string): RegExp[] {
  return [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path = ""]) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
}

/**
 * Returns the address that identifies a page: its path, and of its query only the page number. Null for other sites.
 */
function pathOf(href: string, from: string, site: string): string | null {
  const url = URL.parse(href, site + from);
  if (!url || url.origin !== site) return null;
  const page = url.searchParams.get("page");
  return url.pathname + (page && url.searchParams.size === 1 ? `?page=${page}` : "");
}

async function crawl(request: APIRequestContext, site: string, isClosed: (path: string) => boolean) {
  const found = new Map<string, CrawledPage>();
  const distance = new Map<string, number>([
    ["/fr", 0],
    ["/en", 0],
  ]);
  let wave = [...distance.keys()];
  for (let step = 1; wave.length > 0; step += 1) {
    const next: string[] = [];
    const queue = [...wave];
    const read = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const answer = await request.get(path);
        const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
        const page = readPage(answer.status(), isPage ? await answer.text() : "");
        found.set(path, { ...page, ...(!isPage && { isIndexed: false }) });
        for (const href of page.links) {
          const link = pathOf(href, path, site);
          if (!link || distance.has(link) || isClosed(link)) continue;
          distance.set(link, step);
          next.push(link);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    wave = next;
  }
  return { pages: found, clicks: distance };
}
