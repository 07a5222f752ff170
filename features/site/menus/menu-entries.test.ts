import { expect, test } from "vitest";
import type { Menu, MenuItem } from "#/contract/site.ts";
import { type MenuEntry, menuEntries } from "./menu-entries.ts";

let nextId = 1;
function item(title: string, rest: Partial<MenuItem> = {}): MenuItem {
  return {
    id: nextId++,
    title,
    titleEn: `${title} (en)`,
    url: `/${title.toLowerCase()}`,
    urlEn: `/${title.toLowerCase()}-en`,
    externalLink: false,
    newPage: false,
    sortOrder: 0,
    active: true,
    ...rest,
  };
}
const menus = (name: string, items: MenuItem[]): Menu[] => [
  { "@id": "", "@type": "CmsMenu", id: 1, name, items },
];
const main = (items: MenuItem[], lang: "fr" | "en" = "fr") => menuEntries(menus("MAIN", items), "MAIN", lang);
const titles = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children ? [title, titles(children)] : title));

test("only active items of the first level appear, by sortOrder", () => {
  const items = [
    item("C", { sortOrder: 3 }),
    item("Off", { sortOrder: 1, active: false, items: [item("Child of off")] }),
    item("A", { sortOrder: 2 }),
    item("Nested", { sortOrder: 0, ancestor: 4 }),
  ];
  expect(titles(main(items))).toEqual(["A", "C"]);
});

test("children are below their item, under either name", () => {
  const items = [
    item("A", {
      items: [item("A2", { sortOrder: 2 }), item("A1", { sortOrder: 1, descendants: [item("A11")] })],
    }),
    item("B", { items: [], descendants: [item("B1")] }),
  ];
  expect(titles(main(items))).toEqual([
    ["A", [["A1", ["A11"]], "A2"]],
    ["B", ["B1"]],
  ]);
});

test("titles and addresses are those of the language, with its prefix and its route", () => {
  const items = [item("Carte", { titleEn: "Map", url: "/carte", urlEn: "/worldmap" })];
  expect(main(items, "fr")[0]).toMatchObject({ title: "Carte", href: "/fr/carte", kind: "page" });
  expect(main(items, "en")[0]).toMatchObject({ title: "Map", href: "/en/worldmap", kind: "page" });
});

test.each([
  ["albums", "/fr/albums"],
  ["/albums?writers=awa#list", "/fr/albums?writers=awa#list"],
  ["/en/our-composers", "/fr/nos-compositeurs"],
  ["/", "/fr"],
])("a page written %s leads to %s", (url, href) => {
  expect(main([item("X", { url })])[0]).toMatchObject({ kind: "page", href });
});

test.each([
  ["https://radio.example/a", true],
  ["https://radio.example/a", false],
  ["/press.pdf", true],
  ["mailto:a@b.fr", false],
])("%s with externalLink %s is used unchanged", (url, externalLink) => {
  expect(main([item("X", { url, externalLink })])[0]).toMatchObject({ kind: "external", href: url });
});

test("an item opens a new tab if it is set to", () => {
  expect(main([item("X", { newPage: true }), item("Y")]).map(({ newTab }) => newTab)).toEqual([
    true,
    undefined,
  ]);
});

test.each(["javascript:alert(1)", ""])("an item with the address %j is not a link", (url) => {
  expect(main([item("X", { url, urlEn: url })])[0]).toMatchObject({ kind: "page", href: null });
});

test.each(["Concours", "concours", "CONCOURS", " Concours "])(
  "the competition titled %j is French only",
  (title) => {
    const items = [
      item(title, { titleEn: "Contest", items: [item("Rules")] }),
      item("A", { items: [item(title)] }),
    ];
    expect(titles(main(items, "en"))).toEqual(["A (en)"]);
    expect(titles(main(items, "fr"))).toEqual([
      [title, ["Rules"]],
      ["A", [title]],
    ]);
  },
);

test("the competition is known by its English title too", () => {
  expect(main([item("Le prix", { titleEn: "CONCOURS" })], "en")).toEqual([]);
});

test.each(["url", "urlEn"] as const)("an item with the consent marker in %s opens the notice", (key) => {
  expect(main([item("X", { [key]: "#didomi" })])[0]).toMatchObject({ kind: "consent", href: null });
});

test.each([
  ["header", "MAIN"],
  ["main", "MAIN"],
  ["burger", "BURGER"],
  ["burger-mobile", "BURGER_MOBILE"],
  ["Footer-Section-2", "footer-section-2"],
] as const)("the menu named %s is found as %s", (name, area) => {
  expect(titles(menuEntries(menus(name, [item("A")]), area, "fr"))).toEqual(["A"]);
});

test("a missing menu is empty", () => {
  expect(menuEntries([], "MAIN", "fr")).toEqual([]);
});
