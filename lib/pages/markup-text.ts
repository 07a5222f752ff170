const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for HTML or XML, between tags or in a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Markup created by `markup`, which other markup includes unescaped. */
export class SafeMarkup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | SafeMarkup | null | undefined | false | readonly SafeMarkup[];

/**
 * A template of HTML or XML: escapes its values, except the results of other such templates. For the few documents that
 * are not React's: sitemaps, the embedded player, the offline page.
 */
export function markup(parts: TemplateStringsArray, ...values: Value[]): SafeMarkup {
  const written = parts.map((part, at) => (at === 0 ? part : write(values[at - 1]) + part));
  return new SafeMarkup(written.join(""));
}

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof SafeMarkup) return value.text;
  if (typeof value === "object") return value.map((one) => one.text).join("");
  return escapeText(String(value));
}
