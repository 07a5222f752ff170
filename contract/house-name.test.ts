import { afterEach, expect, test, vi } from "vitest";
import { houseName, inHouseName, isDemoHouse } from "./house-name.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  [{ SITE_NAME: "Halcyon", DEMO: "on" }, "Halcyon", false],
  [{ SITE_NAME: "", DEMO: "off" }, "Catalogue", false],
  [{ SITE_NAME: "", DEMO: "" }, "Sillon", true],
])("with %j the house is %s", (env, name, isDemo) => {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  expect([houseName(), isDemoHouse()]).toEqual([name, isDemo]);
});

test("the house's name replaces the demo's in our texts, even with special characters, but not in “sillon de sortie”", () => {
  vi.stubEnv("SITE_NAME", "Big $& Sound");
  expect(inHouseName("Sillon, accueil. Écrire à Sillon")).toBe(
    "Big $& Sound, accueil. Écrire à Big $& Sound",
  );
  expect(inHouseName("Sillon de sortie. Dans le même sillon. Sillons")).toBe(
    "Sillon de sortie. Dans le même sillon. Sillons",
  );
});
