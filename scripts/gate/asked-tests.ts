import { readModules } from "#/tests/support/read-modules.ts";
import { changedSince } from "./changed-files.ts";
import { type Chosen, chooseByChange, chooseByName } from "./small-circle.ts";

const CHANGED = /^--changed(?:=(.+))?$/;
/** Where tests are that no other area holds. */
const OTHER_AREAS = ["verify"];

/** A part of the tests. `withSource`: format and types are looked at too. */
type Asked = { chosen: Chosen; leftOut: string[]; withSource: boolean };

/**
 * What the words after `npm test --` ask for: the tests that a change touches (`--changed`, against the last commit;
 * `--changed=REVISION`), or files and folders of tests; null for everything. Other words are an error.
 */
export async function askedTests(words: readonly string[], root: string): Promise<Asked | null> {
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
