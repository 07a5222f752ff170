import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  [{ firstname: "hélène", lastname: "mercadier" }, "HM"],
  [{ firstname: "Élise", lastname: "ÿ" }, "ÉŸ"],
  [{ firstname: "  ana ", lastname: "Lê" }, "AL"],
  [{ firstname: "e\u0301mile", lastname: "𝒵oé" }, "E\u0301𝒵"],
  [{ firstname: null, lastname: "Diop" }, "D"],
  [{ firstname: "Awa", lastname: "" }, "A"],
  [{ firstname: undefined, lastname: null }, ""],
  [{}, ""],
])("the initials of %j are %j", (names, expected) => {
  expect(initials(names, "fr")).toBe(expected);
});
