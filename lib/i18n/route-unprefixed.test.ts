import { expect, test } from "vitest";
import { routeUnprefixed } from "./route-unprefixed.ts";

test.each([
  ["/", "fr", "show", "/fr"],
  ["/", "en", "show", "/en"],
  ["/albums", "en", "redirect", "/en/albums"],
  ["/nos-compositeurs/awa", "en", "redirect", "/en/our-composers/awa"],
  ["/worldmap", "fr", "redirect", "/fr/carte"],
  ["/user/cart", "fr", "redirect", "/fr/user/cart"],
  ["/FR/user/cart", "en", "redirect", "/fr/user/cart"],
  ["/En", "fr", "redirect", "/en"],
  ["/de/albums", "fr", "missing", "/fr/404"],
  ["/pt-BR", "en", "missing", "/en/404"],
  ["/de/user/cart", "fr", "missing", "/fr/404"],
  ["//evil.example/x", "fr", "redirect", "/fr//evil.example/x"],
] as const)("%s for a %s visitor: %s %s", (path, lang, kind, to) => {
  expect(routeUnprefixed(path, lang)).toEqual({ kind, path: to });
});
