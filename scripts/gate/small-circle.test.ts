import { resolve } from "node:path";
import { expect, test } from "vitest";
import { moduleOf, readModules } from "#/tests/support/read-modules.ts";
import { chooseByChange, chooseByName } from "./small-circle.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const PATHS = [
  "e2e/map.spec.ts",
  "lib/a.ts",
  "lib/a.test.ts",
  "tests/clients/made.test.ts",
  "tests/process/stop.test.ts",
];

const SITE = [
  moduleOf("lib/a.ts", 'import type { B } from "./b.ts";'),
  moduleOf("lib/a.test.ts", 'import { a } from "./a.ts";'),
  moduleOf("lib/b.ts", ""),
  moduleOf("server/main.ts", 'import { open } from "#/server/open.ts";'),
  moduleOf("server/open.ts", ""),
  moduleOf("server/open.test.ts", 'const { open } = await import("./open.ts");'),
  moduleOf("features/site/frame.tsx", ""),
  moduleOf("features/map/pin.tsx", 'import { a } from "#/lib/a.ts";'),
  moduleOf("features/map/map.tsx", 'import {\n  pin,\n} from "./pin.tsx";'),
  moduleOf("tests/screens/map.test.tsx", 'import { map } from "#/features/map/map.tsx";'),
  moduleOf("app/[lang]/layout.tsx", 'import { frame } from "#/features/site/frame.tsx";'),
  moduleOf("app/[lang]/page.tsx", ""),
  moduleOf("app/[lang]/albums/page.tsx", ""),
  moduleOf("app/[lang]/[slug]/page.tsx", ""),
  moduleOf("app/[lang]/carte/[slug]/page.tsx", 'import { map } from "#/features/map/map.tsx";'),
  moduleOf("e2e/token.ts", ""),
  moduleOf("e2e/start.spec.ts", `import "./token.ts"; await page.goto(\`/\${lang}?q=1\`);`),
  moduleOf("e2e/map.spec.ts", 'const SITE = { country: "/en/worldmap/morocco" };'),
  moduleOf("e2e/frame.spec.ts", 'const PATHS = ["/fr/albums", "/fr", "/fr/contact", "/fr/carte/maroc"];'),
  moduleOf("tests/process/stop.test.ts", 'import { a } from "#/lib/a.ts";'),
];

/** Returns the tests chosen for a change, without those that read the source and always run. */
function chosenFor(...changed: string[]) {
  const { chosen, leftOut } = chooseByChange(changed, SITE);
  const known = new Set(SITE.map(({ path }) => path));
  return { ...chosen, units: chosen.units.filter((path) => known.has(path)), leftOut };
}

const REST = "Postgres, clients made by others, starts and stops: npm test";

test("named files and folders select their tests, each for the step that runs it", () => {
  expect(chooseByName(["lib", "./e2e/map.spec.ts", "tests/process/", "lib/a.test.ts"], PATHS, ROOT)).toEqual({
    units: ["lib/a.test.ts"],
    clients: [],
    starts: ["tests/process/stop.test.ts"],
    journeys: ["e2e/map.spec.ts"],
  });
  const whole = resolve(ROOT, "lib/a.test.ts");
  expect(chooseByName([whole, "tests//clients"], PATHS, ROOT)).toMatchObject({
    units: ["lib/a.test.ts"],
    clients: ["tests/clients/made.test.ts"],
  });
  expect(
    Object.values(chooseByName(["."], PATHS, ROOT))
      .flat()
      .toSorted(),
  ).toEqual(PATHS.filter((path) => path !== "lib/a.ts"));
  expect(() => chooseByName([".."], PATHS, ROOT)).toThrow(".. is no file of tests");
  expect(() => chooseByName(["lib/a.test.ts", "lib/a.ts"], PATHS, ROOT)).toThrow(
    "lib/a.ts is no file of tests",
  );
  expect(() => chooseByName(["li"], PATHS, ROOT)).toThrow("li is no file of tests");
});

test("a change selects the tests that import it indirectly, and the journeys to screens that do", () => {
  expect(chosenFor("features/map/pin.tsx")).toEqual({
    units: ["tests/screens/map.test.tsx"],
    clients: [],
    starts: [],
    journeys: ["e2e/map.spec.ts"],
    leftOut: ["journeys that pass by: npm test -- e2e/frame.spec.ts", REST],
  });
  expect(chosenFor("lib/a.ts")).toMatchObject({
    units: ["lib/a.test.ts", "tests/screens/map.test.tsx"],
    starts: [],
    journeys: ["e2e/map.spec.ts"],
  });
  expect(chosenFor("app/[lang]/page.tsx")).toMatchObject({ units: [], journeys: ["e2e/start.spec.ts"] });
});

test("a changed test is selected; a changed helper selects the tests that use it", () => {
  expect(chosenFor("e2e/frame.spec.ts", "tests/process/stop.test.ts", "lib/a.test.ts")).toMatchObject({
    units: ["lib/a.test.ts"],
    starts: ["tests/process/stop.test.ts"],
    journeys: ["e2e/frame.spec.ts"],
  });
  expect(chosenFor("e2e/token.ts")).toMatchObject({ journeys: ["e2e/start.spec.ts"] });
});

test("a change that affects every screen selects no journey, and says so", () => {
  expect(chosenFor("server/open.ts", "features/site/frame.tsx")).toMatchObject({
    units: ["server/open.test.ts"],
    journeys: [],
    leftOut: [
      "the journeys: server/open.ts is behind every screen",
      "the journeys: features/site/frame.tsx is behind every screen",
      "whatever reads features/site/frame.tsx: no test imports it",
      REST,
    ],
  });
});

test("type-only imports and files that nothing imports select no test, and that is reported", () => {
  expect(chosenFor("lib/b.ts", "docs/words.md")).toMatchObject({
    units: [],
    journeys: [],
    leftOut: [
      "whatever reads lib/b.ts: no test imports it",
      "whatever reads docs/words.md: no test imports it",
      REST,
    ],
  });
});

test("selects at most six files of journeys, first those that name the screen often and little else, and lists the others", () => {
  const textOf = (number: number) => {
    if (number === 2) return '"/fr/carte/2" "/fr/albums"';
    return '"/fr/carte/1" '.repeat(number === 5 ? 3 : 1);
  };
  const journeys = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    moduleOf(`e2e/map-${number}.spec.ts`, textOf(number)),
  );
  const { chosen, leftOut } = chooseByChange(["features/map/map.tsx"], [...SITE, ...journeys]);
  expect(chosen.journeys).toEqual(
    ["-5", "", "-1", "-3", "-4", "-6"].map((number) => `e2e/map${number}.spec.ts`),
  );
  expect(leftOut).toContain(
    "journeys that pass by: npm test -- e2e/map-7.spec.ts e2e/map-2.spec.ts e2e/frame.spec.ts",
  );
});

test("changed tests of other kinds do not count towards the six journeys", () => {
  const units = [1, 2, 3, 4, 5, 6].map((number) => moduleOf(`lib/unit-${number}.test.ts`, ""));
  const changed = ["features/map/map.tsx", ...units.map(({ path }) => path)];
  const journeys = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    moduleOf(`e2e/map-${number}.spec.ts`, '"/fr/carte/1"'),
  );
  expect(chooseByChange(changed, [...SITE, ...journeys, ...units]).chosen.journeys).toHaveLength(6);
});

test("without a change nothing is selected", () => {
  expect(chooseByChange([], SITE)).toEqual({
    chosen: { units: [], clients: [], starts: [], journeys: [] },
    leftOut: [],
  });
});

test("in the real source, a part of the map selects the map's tests, and every selected file exists", () => {
  const modules = readModules(ROOT);
  const { chosen } = chooseByChange(["features/map/map-screen.tsx"], modules);
  expect(chosen.units).toContain("tests/screens/world-map.test.tsx");
  expect(chosen.units).not.toContain("tests/screens/cart.test.tsx");
  expect(chosen.journeys[0]).toBe("e2e/world-map.spec.ts");
  const known = new Set(modules.map(({ path }) => path));
  expect([...chosen.units, ...chosen.journeys].filter((path) => !known.has(path))).toEqual([]);
});

test("the tests that read the whole source run after any change", () => {
  const modules = readModules(ROOT);
  const readers = modules.filter(
    ({ path, text }) =>
      /^tests\/[\w-]+\.test\.ts$/.test(path) && /readModules\(|globSync\([^)]*cwd: root/i.test(text),
  );
  expect(readers.length).toBeGreaterThan(4);
  const { chosen } = chooseByChange(["docs/words.md"], modules);
  expect(readers.map(({ path }) => path).filter((path) => !chosen.units.includes(path))).toEqual([]);
});
