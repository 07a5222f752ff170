import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const here = import.meta.dirname;
const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

interface Text {
  at: string;
  language: "fr" | "en";
  text: string;
}

type Node = Record<string, unknown>;

/** All bilingual texts below a value; the language follows from the suffixed twin (contract §0.8). */
function texts(value: unknown, at: string): Text[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, `${at}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  const node = value as Node;
  return Object.entries(node).flatMap(([key, item]): Text[] => {
    if (typeof item !== "string") return texts(item, `${at}.${key}`);
    const language = languageOf(key, node);
    return language ? [{ at: `${at}.${key}`, language, text: item }] : [];
  });
}

function languageOf(key: string, node: Node): "fr" | "en" | undefined {
  if (key.startsWith("slug") || key.startsWith("url")) return undefined;
  if (key.endsWith("Fr")) return "fr";
  if (key.endsWith("En")) return "en";
  if (`${key}Fr` in node) return "en";
  if (`${key}En` in node) return "fr";
  return key === "name" && "bpm" in node ? "fr" : undefined;
}

/** Pairs of which one side is empty, or a suffixed text without its twin. */
function lonely(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => lonely(item, `${at}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  const node = value as Node;
  return Object.entries(node).flatMap(([key, item]) => {
    const base = key.replace(/(Fr|En)$/, "");
    const twins = base === key ? [] : [node[base], node[`${base}Fr`], node[`${base}En`]];
    const others = twins.filter((twin) => twin !== undefined);
    const alone = base !== key && (others.length < 2 || others.some((twin) => !twin !== !item));
    return [...(alone ? [`${at}.${key}`] : []), ...lonely(item, `${at}.${key}`)];
  });
}

/** The text that a reader sees: without tags, link targets or addresses. */
const visible = (text: string) =>
  text
    .replace(/<\/p> <p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/https?:\S+/g, "")
    // Times of captions (WebVTT).
    .replace(/^[\d:.]+ --> [\d:.]+$/gm, "")
    .trim();

const FRENCH: [string, RegExp][] = [
  ["an ordinary space before ; : ! ? % or »", / [;:!?%»]/],
  ["an ordinary space after «", /« /],
  ["no narrow no-break space before ; ! ?", new RegExp(`[^${NARROW}][;!?]`)],
  ["no no-break space before :", new RegExp(`[^${NO_BREAK}]:`)],
  ["no no-break space inside guillemets", new RegExp(`«[^${NO_BREAK}]|[^${NO_BREAK}]»`)],
  ["a straight quote, an apostrophe or three dots", /["']|\.\.\./],
  ["a double space", / {2}/],
  ["an unaccented capital", /(^|[.!?] )(A|Etat|Ecrit|Ecouter|Editions) /],
];

const ENGLISH: [string, RegExp][] = [
  ["a space before punctuation", /[\s\u00a0\u202f][;:!?,.%]/],
  ["a straight quote, an apostrophe or three dots", /["']|\.\.\./],
  ["French guillemets", /[«»]/],
];

const faults = (language: "fr" | "en", pattern: RegExp) =>
  all.flatMap(({ at, ...item }) => {
    const found = item.language === language ? pattern.exec(visible(item.text)) : null;
    return found ? [`${at}: ${found.input.slice(Math.max(0, found.index - 20), found.index + 20)}`] : [];
  });

const files = globSync("**/*.yaml", { cwd: here }).sort();
const pages = globSync("pages/*.md", { cwd: here }).sort();
const read = (path: string) => readFileSync(join(here, path), "utf8");
const all: Text[] = [
  ...files.flatMap((path) => texts(parse(read(path)), path)),
  ...pages.flatMap((path): Text[] => {
    const [, head = "", body = ""] = read(path).split(/^---$/m);
    const language = path.endsWith(".fr.md") ? "fr" : "en";
    const { title } = parse(head) as { title: string };
    return [title, ...body.split("\n")].map((text, line) => ({ at: `${path}:${line}`, language, text }));
  }),
];

describe("the demo texts", () => {
  test("are found in both languages", () => {
    expect(all.filter((text) => text.language === "fr").length).toBeGreaterThan(700);
    expect(all.filter((text) => text.language === "en").length).toBeGreaterThan(500);
  });

  test("exist in French and in English, or in neither", () => {
    expect(files.flatMap((path) => lonely(parse(read(path)), path))).toEqual([]);
    expect(pages.filter((path) => path.endsWith(".fr.md"))).toHaveLength(pages.length / 2);
  });

  test.each(FRENCH)("have, in French, nowhere %s", (_fault, pattern) => {
    expect(faults("fr", pattern)).toEqual([]);
  });

  test.each(ENGLISH)("have, in English, nowhere %s", (_fault, pattern) => {
    expect(faults("en", pattern)).toEqual([]);
  });

  test("give each composer a life of 120 to 180 words in both languages", () => {
    const lives = all.filter((text) => /^writers\/.*\.biography/.test(text.at));
    expect(lives).toHaveLength(58);
    const wrong = lives.filter(({ text }) => {
      const words = visible(text).split(/[ \n]/).length;
      return words < 120 || words > 180;
    });
    expect(wrong.map((life) => life.at)).toEqual([]);
  });
});
