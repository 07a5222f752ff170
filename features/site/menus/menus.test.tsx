import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NetworkGlyph } from "#/components/drawing/network-glyph.tsx";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { Footer } from "../footer.tsx";
import { MainMenu } from "./main-menu.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuTree } from "./menu-tree.tsx";

let nextId = 1;
const entry = (title: string, href: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  id: nextId++,
  title,
  href,
  kind: "page",
  ...rest,
});

test("the current section of the menu is marked, an album being part of the albums", async () => {
  const entries = [entry("Albums", "/fr/albums"), entry("Carte", "/fr/carte")];
  await renderInSite(<MainMenu entries={entries} />, { pathname: "/fr/album/delta" });
  expect(screen.getByRole("link", { name: "Albums" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Carte" })).not.toHaveAttribute("aria-current");
});

test("the page itself is marked as the page, in English by its English path", async () => {
  await renderInSite(<MainMenu entries={[entry("Map", "/en/worldmap")]} />, {
    lang: "en",
    pathname: "/en/worldmap",
  });
  expect(screen.getByRole("link", { name: "Map" })).toHaveAttribute("aria-current", "page");
});

test("descendants in the header open and close by click and by keyboard", async () => {
  const user = userEvent.setup();
  await renderInSite(
    <MainMenu entries={[entry("Services", "/fr/s", { children: [entry("Aide", "/fr/aide")] })]} />,
  );
  const chevron = screen.getByRole("button", { name: "Afficher le sous-menu Services" });
  expect(chevron).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("link", { name: "Aide" })).toBeNull();

  await user.click(chevron);
  expect(chevron).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("link", { name: "Aide" })).toBeVisible();

  await user.keyboard("{Escape}");
  expect(chevron).toHaveAttribute("aria-expanded", "false");
  expect(chevron).toHaveFocus();

  await user.keyboard("{Enter}");
  expect(chevron).toHaveAttribute("aria-expanded", "true");
  await user.click(document.body);
  expect(chevron).toHaveAttribute("aria-expanded", "false");
});

test("descendants at any depth of a sheet open and close on demand", async () => {
  const user = userEvent.setup();
  const deep = entry("Catalogue", "/fr/c", {
    children: [entry("Genres", "/fr/g", { children: [entry("Jazz", "/fr/j")] })],
  });
  await renderInSite(<MenuTree entries={[deep]} />);
  await user.click(screen.getByRole("button", { name: /Catalogue/ }));
  await user.click(screen.getByRole("button", { name: /Genres/ }));
  expect(screen.getByRole("link", { name: "Jazz" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Catalogue/ }));
  expect(screen.queryByRole("link", { name: "Jazz" })).toBeNull();
});

const footer = (entries: MenuEntry[]) => ({
  disclaimer: "Bibliothèque musicale",
  footer: [{ number: 2 as const, entries }],
  social: [
    {
      name: "X",
      network: "x" as const,
      href: "https://www.example.org/x",
      title: "Sillon sur X",
      image: null,
    },
    {
      name: "YouTube",
      network: "youtube" as const,
      href: "https://www.example.org/y",
      title: "Sillon sur YouTube",
      image: "/media/images/film.svg",
    },
  ],
  sisters: [],
});

test("the footer shows the four houses, the text, the menus and the networks", async () => {
  await renderInSite(<Footer site={footer([entry("Mentions légales", "/fr/mention-legales")])} />);
  for (const name of ["méridien24", "Radio Parallèle", "Canal Levant", "Studio Traverse"]) {
    expect(screen.getByRole("img", { name }).closest("a")).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:/),
    );
  }
  expect(screen.getByText("Bibliothèque musicale")).toBeVisible();
  expect(screen.getByRole("link", { name: "Mentions légales" })).toHaveAttribute(
    "href",
    "/fr/mention-legales",
  );
  expect(screen.getByRole("link", { name: "Sillon sur X" })).toHaveAttribute("rel", "noopener noreferrer");
});

test("the footer of another house shows the houses of its menu, or none", async () => {
  vi.stubEnv("SITE_NAME", "Halcyon");
  const { show } = await renderInSite(<Footer site={footer([])} />);
  expect(screen.queryByRole("img", { name: "Radio Parallèle" })).toBeNull();
  expect(screen.queryByText("Médias du groupe")).toBeNull();
  show(<Footer site={{ ...footer([]), sisters: [entry("Halcyon Films", "https://films.example")] }} />);
  expect(screen.getByRole("list", { name: "Médias du groupe" })).toHaveTextContent("Halcyon Films");
  vi.unstubAllEnvs();
});

test("an item that opens a new tab announces that and passes on no opener and no referrer", async () => {
  await renderInSite(<Footer site={footer([entry("Concours", "/fr/concours", { newTab: true })])} />);
  const link = screen.getByRole("link", { name: "Concours (nouvel onglet)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("the consent item opens the notice and does not navigate", async () => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(
    <Footer site={footer([entry("Gérer les cookies", "", { kind: "consent", href: null })])} />,
  );
  const address = location.href;
  await user.click(screen.getByRole("button", { name: "Gérer les cookies" }));
  expect(await screen.findByRole("dialog", { name: "Gérer les cookies" })).toBeVisible();
  expect([journey, location.href]).toEqual([[], address]);
});

test("networks show their marks, or the editor's picture", async () => {
  await renderInSite(<Footer site={footer([])} />);
  const link = screen.getByRole("link", { name: "Sillon sur X" });
  expect(link.querySelector("svg[aria-hidden=true] use")).toHaveAttribute("href", "/brands/marks.svg#x");
  const own = screen.getByRole("link", { name: "Sillon sur YouTube" });
  expect(own.querySelector("svg")).toBeNull();
  expect(own.querySelector("img[alt='']")).toHaveAttribute("src", "/media/images/film.svg");
});

test("every logo is in the file of logos", async () => {
  const { container } = await renderInSite(
    <>
      <Footer site={footer([])} />
      <NetworkGlyph network="facebook" />
      <NetworkGlyph network="instagram" />
      <NetworkGlyph network="linkedin" />
      <NetworkGlyph network="youtube" />
    </>,
  );
  const file = readFileSync("public/brands/marks.svg", "utf8");
  const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  expect(drawn.length).toBeGreaterThanOrEqual(4 + 1 + 4);
  for (const address of drawn) {
    const [path, id] = address.split("#");
    expect(path).toBe("/brands/marks.svg");
    expect(file).toMatch(new RegExp(`<path id="${id}" d="M[^"]{50,}"/>`));
  }
});

test("an entry's own icon is drawn beside its text in every menu", async () => {
  const icon = "/media/images/menu/albums.svg";
  const entries = [entry("Albums", "/fr/albums", { icon })];
  for (const menu of [
    <MainMenu key="main" entries={entries} />,
    <MenuTree key="tree" entries={entries} />,
    <Footer key="footer" site={footer(entries)} />,
  ]) {
    const { unmount } = await renderInSite(menu);
    const link = screen.getByRole("link", { name: "Albums" });
    expect(link.querySelector("img[alt='']")).toHaveAttribute("src", icon);
    unmount();
  }
});
