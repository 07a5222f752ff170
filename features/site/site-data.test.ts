import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { cachedCall } from "#/lib/api/cached-call.ts";
import { addressOf } from "#/lib/api/call.ts";
import { siteData } from "./site-data.ts";

const CALLS = [
  "/api/cms_menus",
  "/api/referentiels?name=MENU_LOGO",
  "/api/referentiels?name=FOOTER_DISCLAIMER",
  "/api/referentiels?name=DIDOMI_KEY",
  "/api/referentiels?name=facebook",
  "/api/referentiels?name=twitter",
  "/api/referentiels?name=instagram",
  "/api/referentiels?name=youtube",
];

const item = {
  id: 1,
  title: "Albums",
  titleEn: "Albums",
  url: "/albums",
  urlEn: "/albums",
  sortOrder: 1,
  active: true,
};
const collection = (...members: object[]) => ({
  "hydra:member": members,
  "hydra:totalItems": members.length,
});
const referential = (name: string) =>
  collection(
    {
      name,
      content: name.startsWith("F")
        ? "Texte"
        : name === "DIDOMI_KEY"
          ? "key-of-the-service"
          : `https://www.example.org/${name}`,
      description: `Sillon ${name}`,
    },
    { name, content: "second member", description: "unused" },
  );

/** Returns a backend that records its requests and fails, or returns nothing, for one address. */
function backend({ failing, empty }: { failing?: string; empty?: string } = {}) {
  const requests: string[] = [];
  const read = (async (endpoint, input) => {
    const address = addressOf(endpoint.path, input.params, input.query);
    requests.push(address);
    await Promise.resolve();
    if (address === failing) throw new Error("503 Service Unavailable");
    if (address === empty) return collection();
    const name = new URLSearchParams(address.split("?")[1]).get("name");
    return name ? referential(name) : collection({ id: 1, name: "MAIN", items: [item] });
  }) as typeof cachedCall;
  return { read, requests };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test("fetches everything once, and in parallel", () => {
  const { read, requests } = backend();
  const loading = siteData("fr", read);
  expect(requests).toEqual(CALLS);
  return loading;
});

test("only the first member of a referential is used", async () => {
  const site = await siteData("fr", backend().read);
  expect(site.disclaimer).toBe("Texte");
  expect(site.didomiKey).toBe("key-of-the-service");
  expect(site.social.map(({ name, network, href, title }) => [name, network, href, title])).toEqual([
    ["Facebook", "facebook", "https://www.example.org/facebook", "Sillon facebook"],
    ["X", "x", "https://www.example.org/twitter", "Sillon twitter"],
    ["Instagram", "instagram", "https://www.example.org/instagram", "Sillon instagram"],
    ["YouTube", "youtube", "https://www.example.org/youtube", "Sillon youtube"],
  ]);
});

test.each(CALLS)(
  "a failure of %s leaves its place empty, the others whole, and one log entry",
  async (failing) => {
    const whole = await siteData("fr", backend().read);
    const site = await siteData("fr", backend({ failing }).read);
    expect(log).toHaveBeenCalledTimes(1);
    const differing = Object.keys(whole).filter(
      (key) =>
        JSON.stringify(site[key as keyof typeof site]) !== JSON.stringify(whole[key as keyof typeof whole]),
    );
    expect(differing).toHaveLength(1);
  },
);

test.each(CALLS.slice(1))(
  "an empty response of %s leaves its place empty, without a log entry",
  async (empty) => {
    await siteData("fr", backend({ empty }).read);
    expect(log).not.toHaveBeenCalled();
  },
);
