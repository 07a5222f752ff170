import type { Module } from "./read-modules.ts";

const USED = /useTranslations(?:<[^>]*>)?\(\s*"(\w+)/g;
const ROOT_TRANSLATOR = /const (\w+) = useTranslations\(\)/;
const SENT = /(?:pageMessages\(lang,|LazyMessages names=\{)\s*\[([^\]]*)\]/g;
const SPREAD = /\.\.\.(\w+)/g;
const IS_CLIENT = /^"use client"/;

/**
 * The texts that client components read and that no page sends them: `module: namespace, below entry`, sorted. `entries`
 * are the files that Next begins with, `everywhere` what their layout sends. What a module sends counts for all that it
 * imports; what a frame sends, for what is imported beside it.
 */
export function unsentTexts(
  modules: readonly Module[],
  entries: readonly string[],
  everywhere: readonly string[],
): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const unsent = new Set<string>();
  for (const entry of entries) {
    const seen = new Set<string>();
    const visit = (path: string, sentAbove: ReadonlySet<string>, isBelowClient: boolean) => {
      const module = byPath.get(path);
      if (!module) return;
      const isClient = isBelowClient || IS_CLIENT.test(module.text);
      // A frame sends its texts to the elements that another module puts into it.
      const beside = module.imports
        .map((imported) => byPath.get(imported.path ?? "")?.text ?? "")
        .filter((text) => /\bchildren\b/.test(text));
      const sent = new Set([...sentAbove, ...[module.text, ...beside].flatMap(sentBy)]);
      const visited = `${path} ${isClient} ${[...sent].toSorted()}`;
      if (seen.has(visited)) return;
      seen.add(visited);
      if (isClient) {
        for (const namespace of usedBy(module.text))
          if (!sent.has(namespace)) unsent.add(`${path}: ${namespace}, below ${entry}`);
      }
      for (const imported of module.imports) if (imported.path) visit(imported.path, sent, isClient);
    };
    visit(entry, new Set(everywhere), false);
  }
  return [...unsent].toSorted();
}

/** Namespaces that a module reads: of a translator of its own, or by the keys of one for all. */
function usedBy(text: string): string[] {
  const [, whole] = ROOT_TRANSLATOR.exec(text) ?? [];
  const keys = whole ? [...text.matchAll(new RegExp(`\\b${whole}\\("(\\w+)`, "g"))] : [];
  return [...text.matchAll(USED), ...keys].map(([, namespace = ""]) => namespace);
}

/** Namespaces that a module sends to the islands below it. */
function sentBy(text: string): string[] {
  return [...text.matchAll(SENT)].flatMap(([, list = ""]) => [
    ...quoted(list),
    ...[...list.matchAll(SPREAD)].flatMap(([, name]) =>
      quoted(new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1] ?? ""),
    ),
  ]);
}

const quoted = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
