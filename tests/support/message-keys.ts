/** Texts of a language by their dotted keys. */
export function flattenMessages(messages: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === "string"
        ? [[prefix + key, value]]
        : [...flattenMessages(value as object, `${prefix}${key}.`)],
    ),
  );
}

/** Names of the values and tags that a text takes, sorted, each once. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`);
  // The branches of a plural are texts of their own: `one {album}` names nothing.
  return [...new Set(names)]
    .filter((name) => !new RegExp(`(?:one|other|=\\d+|many)\\s*\\{${name}\\}`).test(text))
    .toSorted();
}

const NAMESPACE =
  /(?:useTranslations|getTranslations|createTranslator)(?:<[^>]*>)?\(\s*"([\w.]+)"|namespace:\s*"([\w.]+)"/g;
const LITERAL = /"([\w.]+)"|`([\w.]+)`|`([\w.]*)\$\{[^}]*\}([\w.]*)/g;

/**
 * The keys that no source names: neither whole, nor below a namespace that the source opens, nor by the fixed
 * start and end of a template. A source that gets its translator from elsewhere may name keys of any namespace.
 */
export function unusedKeys(keys: string[], sources: { path: string; text: string }[]): string[] {
  const used = new Set<string>();
  for (const { text } of sources) {
    const namespaces = [...text.matchAll(NAMESPACE)].map((match) => match[1] ?? match[2] ?? "");
    const receives = namespaces.length === 0 && /\bt(?:\.\w+)?\(|Translat|MessageKey/.test(text);
    const literals = [...text.matchAll(LITERAL)];
    for (const key of keys) {
      if (used.has(key)) continue;
      const names = [
        key,
        ...namespaces
          .filter((space) => key.startsWith(`${space}.`))
          .map((space) => key.slice(space.length + 1)),
      ];
      if (receives) names.push(...key.split(".").map((_, at, parts) => parts.slice(at).join(".")));
      if (literals.some((literal) => names.some((name) => isNamedBy(literal, name)))) used.add(key);
    }
  }
  return keys.filter((key) => !used.has(key));
}

function isNamedBy([, quoted, plain, start, end]: RegExpMatchArray, name: string): boolean {
  if (start === undefined) return (quoted ?? plain) === name;
  // A template without a fixed start does not tell which key it names.
  return start !== "" && name.startsWith(start) && name.endsWith(end ?? "");
}
