import type { Concept, ConceptMode } from "#/contract/brief.ts";

/** What can be done with a concept of a brief: asked for otherwise or to the letter, said in other words, or taken out. */
export type ConceptEdit = { mode: ConceptMode } | { words: string } | "letter" | "remove";

/** As much of a concept as an edit needs. */
export type ConceptPlace = Pick<Concept, "mode" | "words" | "start" | "end">;

const SIGNS = { wanted: "", must: "+", loose: "~", excluded: "-" } as const satisfies Record<
  ConceptMode,
  string
>;

const isQuoted = (words: string) => /^".*"$/s.test(words);

/** Words as a brief holds them in a mode: its sign before them, and round brackets round several (contract/brief.ts). */
function written(words: string, mode: ConceptMode): string {
  if (mode === "wanted") return words;
  return SIGNS[mode] + (/\s/.test(words) && !isQuoted(words) ? `(${words})` : words);
}

/** Words from which nothing in them can be taken for a sign, a bracket or a quote of the brief. */
const plain = (words: string) =>
  words
    .replace(/[()]/g, "")
    .trim()
    .replace(/^[-+~\s]+/, "");

/**
 * The text of a brief with one of its concepts edited, and where that now stands (`end` is `start` when it is gone). All
 * that stands after the old `end` has moved by `shift` units; what stands before is where it was. With a concept goes the
 * comma that set it apart.
 */
export function editBrief(
  text: string,
  { mode, words, start, end }: ConceptPlace,
  edit: ConceptEdit,
): { text: string; start: number; end: number; shift: number } {
  const typed = text.slice(start, end);
  const inQuotes = isQuoted(typed.replace(/^[-+~]/, ""));
  const kept = inQuotes && !isQuoted(words) ? `"${words}"` : words;
  const next = () => {
    if (edit === "remove") return "";
    if (edit === "letter") return `"${words}"`;
    if ("words" in edit) return renamed(typed, { mode, kept, words }, plain(edit.words));
    // To the letter is a must: who no longer wants that wants the words.
    return written(edit.mode === "wanted" || edit.mode === "loose" ? words : kept, edit.mode);
  };
  return replaced(text, start, end, next());
}

/** Other words in the place of those of a concept: by themselves where the brief says its mode in words («sans voix»). */
function renamed(
  typed: string,
  { mode, kept, words }: { mode: ConceptMode; kept: string; words: string },
  next: string,
): string {
  if (next === "") return "";
  const at = typed.indexOf(words);
  const isSaidInWords = mode !== "wanted" && at > 0 && /\p{L}/u.test(typed.slice(0, at));
  if (isSaidInWords) return typed.slice(0, at) + next + typed.slice(at + words.length);
  return written(isQuoted(kept) && mode !== "wanted" ? `"${next}"` : next, mode);
}

function replaced(text: string, start: number, end: number, next: string) {
  if (next === "") return withoutPart(text, start, end);
  return {
    text: text.slice(0, start) + next + text.slice(end),
    start,
    end: start + next.length,
    shift: next.length - (end - start),
  };
}

function withoutPart(text: string, start: number, end: number) {
  let from = start;
  let to = end;
  while (/\s/.test(text[to] ?? "")) to += 1;
  if (text[to] === ",") {
    to += 1;
    while (/\s/.test(text[to] ?? "")) to += 1;
  } else if (to === text.length) {
    while (/[\s,]/.test(text[from - 1] ?? "")) from -= 1;
  }
  return { text: text.slice(0, from) + text.slice(to), start: from, end: from, shift: from - to };
}

/**
 * The concepts of a brief after the edit of one of them, before the server has read the new text: those behind have
 * moved, one that was taken out is gone, the edited one is asked for as it now says.
 */
export function editedConcepts<One extends ConceptPlace>(
  text: string,
  concepts: readonly One[],
  edited: One,
  edit: ConceptEdit,
): { text: string; concepts: One[] } {
  const { text: next, start, end, shift } = editBrief(text, edited, edit);
  const moved = concepts.flatMap((one) => {
    if (one === edited) {
      if (end === start) return [];
      return [{ ...one, ...changedBy(edit), start, end }];
    }
    return [one.start >= edited.end ? { ...one, start: one.start + shift, end: one.end + shift } : one];
  });
  return { text: next, concepts: moved };
}

function changedBy(edit: ConceptEdit): Partial<ConceptPlace> {
  if (typeof edit === "string") return edit === "letter" ? { mode: "must" } : {};
  return "words" in edit ? { words: plain(edit.words) } : edit;
}
