import { readModules } from "#/tests/support/read-modules.ts";
import { changedSince } from "./changed-files.ts";
import { type Chosen, chooseByChange, chooseByName } from "./small-circle.ts";

const CHANGED = /^--changed(?:=(.+))?$/;
/** Folders with tests outside the areas that `readModules` reads by itself. */
const OTHER_AREAS = ["verify"];

/** A selection of the tests. `withSource`: also check format and types. */
type TestSelection = { chosen: Chosen; leftOut: string[]; withSource: boolean };

/**
 * Reads the arguments after `npm test --`: `--changed` selects the tests that a change affects (since the last commit,
 * or since `--changed=REVISION`); anything else has to be files or folders of tests. Returns null without arguments,
 * for everything.
 * @throws for an argument that names no test.
 */
export async function selectTests(words: readonly string[], root: string): Promise<TestSelection | null> {
  if (words.length === 0) return null;
  const modules = readModules(root, OTHER_AREAS);
  const [first = ""] = words;
  const match = CHANGED.exec(first);
  if (match && words.length === 1) {
    const changed = await changedSince(match[1] ?? "HEAD");
    return { ...chooseByChange(changed, modules), withSource: changed.length > 0 };
  }
  const paths = modules.map(({ path }) => path);
  return { chosen: chooseByName(words, paths, root), leftOut: [], withSource: false };
}
