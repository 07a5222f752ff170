import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** Counts keys, and adds them to `counts`. */
export function countsOf<Key>(keys: readonly Key[], counts = new Map<Key, number>()): Map<Key, number> {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What lies below a folder: its number of sounds, how many have a name, and how many an album's reference. */
export interface Below {
  count: number;
  names: Map<string, number>;
  references: Map<string, number>;
}

export const NOTHING_BELOW: Below = { count: 0, names: new Map(), references: new Map() };

/** Returns what lies below each of `folders`, in one walk; `references` are those that are looked for in paths. */
export function soundsBelow(
  found: readonly FoundFolder[],
  folders: ReadonlySet<string>,
  { nameOf, references }: { nameOf: (file: SoundFile) => string; references: ReadonlySet<string> },
): Map<string, Below> {
  const all = new Map(
    [...folders].map((folder): [string, Below] => [
      folder,
      { count: 0, names: new Map(), references: new Map() },
    ]),
  );
  const referencesIn = referenceFinder(references);
  for (const { relative, sounds } of found) {
    const parts = relative.split("/");
    const above = ["", ...parts.map((_, place) => parts.slice(0, place + 1).join("/"))];
    const around = [...new Set(above)].flatMap((folder) => all.get(folder) ?? []);
    if (around.length === 0) continue;
    const names = sounds.map(nameOf);
    const inPaths = sounds.flatMap(({ relative: path }) => referencesIn(path));
    for (const below of around) {
      below.count += sounds.length;
      countsOf(names, below.names);
      countsOf(inPaths, below.references);
    }
  }
  return all;
}

/** Returns a function that returns those of some references that a path contains. */
function referenceFinder(wanted: ReadonlySet<string>) {
  const lengths = [...new Set([...wanted].map(({ length }) => length))];
  return (path: string): string[] => {
    const text = wanted.size > 0 ? bare(path) : "";
    const parts = lengths.flatMap((length) =>
      Array.from(text, (_, place) => text.slice(place, place + length)),
    );
    return [...new Set(parts)].filter((part) => wanted.has(part));
  };
}
