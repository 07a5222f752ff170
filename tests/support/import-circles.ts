import type { Module } from "./read-modules.ts";

/** Modules that import one another in a ring, types included. */
export function cycles(modules: Module[]): string[] {
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap((one) => (one.path === null ? [] : [one.path])),
    ]),
  );
  return rings(edges).map((ring) => `${ring.join(" → ")} is a cycle`);
}

/**
 * Circles between folders side by side in the site and the server, types included: the imports of a folder count for it
 * and for the folders around it. Files of the parent itself are above its folders and below them.
 */
export function folderCircles(modules: Module[]): string[] {
  const sides = new Map<string, Map<string, string[]>>();
  for (const { path, imports } of modules) {
    if (!/^(features|lib|components|server)\//.test(path)) continue;
    for (const { path: target } of imports) {
      const pair = target && foldersSideBySide(path, target);
      if (!pair) continue;
      const edges = sides.get(pair.parent) ?? new Map<string, string[]>();
      edges.set(pair.from, [...new Set([...(edges.get(pair.from) ?? []), pair.to])]);
      sides.set(pair.parent, edges);
    }
  }
  return [...sides].flatMap(([parent, edges]) =>
    rings(edges).map((ring) => `${parent}: ${ring.join(" → ")} is a circle of folders`),
  );
}

/** Where two paths part, if both go on in a folder there. */
function foldersSideBySide(path: string, target: string) {
  const [from, to] = [path.split("/").slice(0, -1), target.split("/").slice(0, -1)];
  const at = from.findIndex((folder, index) => folder !== to[index]);
  const [left, right] = [from[at], to[at]];
  return at > 0 && left && right ? { parent: from.slice(0, at).join("/"), from: left, to: right } : null;
}

/** Each ring of a graph once, its first member again at its end. */
function rings(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (node: string, trail: string[]) => {
    const at = trail.indexOf(node);
    if (at !== -1) {
      found.push([...trail.slice(at), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return found;
}
