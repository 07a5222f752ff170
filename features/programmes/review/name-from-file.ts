import { withoutExtension } from "#/contract/file-extension.ts";

/** Longest name of a project created here. */
const LONGEST = 80;

/** Returns a name for a new project after a file, different from those of the person's other projects. */
export function nameFromFile(file: string, projects: readonly { name: string }[]): string {
  const own = withoutExtension(file).replaceAll("_", " ").trim().slice(0, LONGEST) || file.slice(0, LONGEST);
  const taken = new Set(projects.map(({ name }) => name.toLowerCase()));
  let name = own;
  for (let turn = 2; taken.has(name.toLowerCase()); turn++) name = `${own} ${turn}`;
  return name;
}
