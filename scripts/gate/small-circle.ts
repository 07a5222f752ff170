import { relative, resolve } from "node:path";
import type { Module } from "#/tests/support/read-modules.ts";
import { reachOf } from "./reach.ts";
import { screensIn, screensNamed } from "./screens.ts";

/** Test files by the step that runs them. */
export interface Chosen {
  units: string[];
  clients: string[];
  starts: string[];
  journeys: string[];
}

/** Tests that read source or documents as text: imports do not lead to all of them, so they always run. */
const SOURCE_TESTS = [
  "tests/acceptance.test.ts",
  "tests/accessibility.test.ts",
  "tests/able-to-fail.test.ts",
  "tests/alphabets.test.ts",
  "tests/architecture.test.ts",
  "tests/breakpoints.test.ts",
  "tests/by-turn.test.ts",
  "tests/decisions.test.ts",
  "tests/glossary.test.ts",
  "tests/island-texts.test.ts",
  "tests/messages.test.ts",
  "tests/private-pages.test.ts",
  "tests/raw-sql.test.ts",
  "tests/secrets-in-logs.test.ts",
];
/** Modules that affect every screen: around it, before it, or serving it. */
const BEHIND_EVERY_SCREEN = ["app/[lang]/layout.tsx", "middleware.ts", "next.config.ts", "server/main.ts"];
/** Maximum number of files of journeys: two minutes' worth. */
const MOST_JOURNEYS = 6;
/**
 * Minimum share of touched screens among the addresses that a journey names; below it, the journey only passes through
 * them.
 */
const LEAST_SHARE = 1 / 3;

const isTest = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path);

/**
 * Returns those of `paths` that are tests and match a name: a file, or a folder with everything below it, relative to
 * `root`.
 * @throws for a name without any test.
 */
export function chooseByName(names: readonly string[], paths: readonly string[], root: string): Chosen {
  const tests = paths.filter(isTest);
  const chosen = names.flatMap((name) => {
    const path = relative(root, resolve(root, name));
    const found = tests.filter((test) => path === "" || test === path || test.startsWith(`${path}/`));
    if (found.length === 0) throw new Error(`${name} is no file of tests, and no folder with one`);
    return found;
  });
  return byStep(chosen);
}

/**
 * Returns the tests that changed files affect: those that import one, directly or indirectly, those that read the
 * source, and the journeys to screens that import one. A change that affects every screen selects no journey. `leftOut`
 * lists what may be affected but is not selected.
 */
export function chooseByChange(
  changed: readonly string[],
  modules: readonly Module[],
): { chosen: Chosen; leftOut: string[] } {
  if (changed.length === 0) return { chosen: byStep([]), leftOut: [] };
  const tests = modules.map(({ path }) => path).filter(isTest);
  const reached = reachOf(changed, modules);
  const own = tests.filter((path) => changed.includes(path));
  const units = tests.filter((path) => reached.has(path) && stepOf(path) === "units");
  const { screens, everywhere } = screensOf(changed, modules);
  const importingJourneys = tests.filter((path) => reached.has(path) && stepOf(path) === "journeys");
  const ownJourneys = own.filter((path) => stepOf(path) === "journeys");
  const namingJourneys = journeysOf(screens, modules);
  const mainlyNaming = namingJourneys.filter(({ share }) => share >= LEAST_SHARE).map(({ path }) => path);
  const selected = [...new Set([...ownJourneys, ...importingJourneys, ...mainlyNaming])].slice(
    0,
    Math.max(ownJourneys.length, MOST_JOURNEYS),
  );
  const omitted = new Set([...importingJourneys, ...namingJourneys.map(({ path }) => path)]);
  for (const path of selected) omitted.delete(path);
  const untested = changed.filter((path) => ![...reachOf([path], modules)].some(isTest));
  return {
    chosen: byStep([...SOURCE_TESTS, ...units, ...own, ...selected]),
    leftOut: [
      ...everywhere.map((path) => `the journeys: ${path} is behind every screen`),
      ...(omitted.size > 0 ? [`journeys that pass by: npm test -- ${[...omitted].join(" ")}`] : []),
      ...untested.map((path) => `whatever reads ${path}: no test imports it`),
      "Postgres, clients made by others, starts and stops: npm test",
    ],
  };
}

/** Returns the screens that import one of the changed files, and separately the files that most screens import. */
function screensOf(changed: readonly string[], modules: readonly Module[]) {
  const paths = modules.map(({ path }) => path);
  const all = screensIn(new Set(paths), paths);
  const screens = new Set<string>();
  const everywhere: string[] = [];
  for (const file of changed.filter((path) => !isTest(path))) {
    const reached = reachOf([file], modules);
    const own = screensIn(reached, paths);
    const isEverywhere = BEHIND_EVERY_SCREEN.some((path) => reached.has(path)) || own.length > all.length / 2;
    if (isEverywhere) everywhere.push(file);
    else for (const screen of own) screens.add(screen);
  }
  return { screens, everywhere };
}

/** Returns the journeys that name a touched screen; first those that name it often and little else. */
function journeysOf(touched: ReadonlySet<string>, modules: readonly Module[]) {
  const paths = modules.map(({ path }) => path);
  const all = screensIn(new Set(paths), paths);
  const journeys = modules.filter(({ path }) => isTest(path) && stepOf(path) === "journeys");
  const weighed = journeys.map(({ path, text }) => {
    const named = [...screensNamed(text, all)];
    const times = sum(named.filter(([screen]) => touched.has(screen)));
    const share = times / Math.max(sum(named), 1);
    return { path, share, weight: times * share };
  });
  return weighed.filter(({ share }) => share > 0).toSorted((one, other) => other.weight - one.weight);
}

const sum = (named: readonly (readonly [string, number])[]) =>
  named.reduce((total, [, times]) => total + times, 0);

function byStep(tests: readonly string[]): Chosen {
  const chosen: Chosen = { units: [], clients: [], starts: [], journeys: [] };
  for (const test of new Set(tests)) chosen[stepOf(test)].push(test);
  return chosen;
}

function stepOf(test: string): keyof Chosen {
  if (test.startsWith("e2e/")) return "journeys";
  if (test.startsWith("tests/process/")) return "starts";
  return test.startsWith("tests/clients/") ? "clients" : "units";
}
