import { expect, test } from "vitest";
import { NETWORK_NAMES, shareAddress } from "./share-networks.ts";

const shared = { url: "https://sillon.example/fr/album/a?b=c&d=é#e", title: "L’été & « l’hiver » 100 % #1?" };

test("fourteen networks are known", () => {
  expect(NETWORK_NAMES).toHaveLength(14);
  expect(NETWORK_NAMES.slice(0, 3)).toEqual(["facebook", "x", "linkedin"]);
});

test.each(NETWORK_NAMES)("%s gets the address whole, and the title where it takes one", (network) => {
  const address = new URL(shareAddress(network, shared));
  const values = [...address.searchParams.values()];
  expect(values.some((value) => value.includes(shared.url))).toBe(true);
  expect(address.hash).toBe("");
  if (network !== "facebook" && network !== "linkedin") {
    expect(values.some((value) => value.includes(shared.title))).toBe(true);
  }
  expect([...address.searchParams.keys()].length).toBeLessThanOrEqual(2);
});

test("spaces and signs are written as escapes that every network reads", () => {
  expect(shareAddress("x", { url: "https://a.example/?q=1&r=2", title: "a b+c&d" })).toBe(
    "https://x.com/intent/post?url=https%3A%2F%2Fa.example%2F%3Fq%3D1%26r%3D2&text=a%20b%2Bc%26d",
  );
  expect(shareAddress("email", { url: "https://a.example", title: "a b" })).toBe(
    "mailto:?body=https%3A%2F%2Fa.example&subject=a%20b",
  );
});
