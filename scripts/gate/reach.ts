import type { Module } from "#/tests/support/read-modules.ts";

/**
 * Returns `changed` and every module that imports one of them, directly or indirectly. Type-only imports do not count:
 * the compiler checks those.
 */
export function reachOf(changed: readonly string[], modules: readonly Module[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of modules) {
    for (const one of imports) {
      if (one.path === null || one.isType) continue;
      importers.set(one.path, [...(importers.get(one.path) ?? []), path]);
    }
  }
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}
