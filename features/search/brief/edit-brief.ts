import type { Concept, ConceptMode } from "#/contract/brief.ts";

/** Edits of a concept: another mode, the exact words, other words, or removal. */
export type ConceptEdit = { mode: ConceptMode } | { words: string } | "letter" | "remove";

/** Fields of a concept that an edit needs. */
export type ConceptPlace = Pick<Concept, "mode" | "words" | "start" | "end">;

const SIGNS = { wanted: "", must: "+", loose: "~", excluded: "-" } as const satisfies Record<
  ConceptMode,
  string
>;

const isQuoted = (words: string) => /^(?:".*"|«.*»|“.*”)$/s.test(words);

/** Returns words in a brief's notation for a mode: its sign first, and brackets around several (contract/brief.ts). */
function written(words: string, mode: ConceptMode): string {
  if (mode === "wanted") return words;
  return SIGNS[mode] + (/\s/.test(words) && !isQuoted(words) ? `(${words})` : words);
}

/** Removes everything from words that a brief would read as a sign, a bracket or a quote. */
const plain = (words: string) =>
  words
    .replace(/[()]/g, "")
    .trim()
    .replace(/^[-+~\s]+/, "");

/** Articles and prepositions that lead to a noun, and mean nothing without it. */
const LEADING =
  /(?:(?<![\p{L}\p{N}-])(?:(?:[dl]|qu)['’]|(?:une?|des?|du|l[ae]s?|aux?|\u00e0|en|pour|avec|dans|sur|par|an?|the|of|for|with|in|on|at|by|from)\s+))+$/iu;

/**
 * Returns the text of a brief with one concept edited, and its new position (`end` is `start` if it was removed). All
 * text after the old `end` moves by `shift` units, the text before stays. Removing a concept also removes its comma,
 * and the articles and prepositions that led to it, back to `before`, where the concept before it ends.
 */
export function editBrief(
  text: string,
  { mode, words, start, end }: ConceptPlace,
  edit: ConceptEdit,
  before = 0,
): { text: string; start: number; end: number; shift: number } {
  const typed = text.slice(start, end);
  const inQuotes = isQuoted(typed.replace(/^[-+~]/, ""));
  const kept = inQuotes && !isQuoted(words) ? `"${words}"` : words;
  const next = () => {
    if (edit === "remove") return "";
    if (edit === "letter") return `"${words}"`;
    if ("words" in edit) return renamed(typed, { mode, kept, words }, plain(edit.words));
    // Exact words are a must: a mode without that is about the words only.
    return written(edit.mode === "wanted" || edit.mode === "loose" ? words : kept, edit.mode);
  };
  return replaced(text, { start, end, before }, next());
}

/** Replaces the words of a concept, but keeps a mode that the brief expresses in words («sans voix»). */
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

interface Part {
  start: number;
  end: number;
  before: number;
}

function replaced(text: string, { start, end, before }: Part, next: string) {
  if (next === "") return withoutPart(text, { start, end, before });
  return {
    text: text.slice(0, start) + next + text.slice(end),
    start,
    end: start + next.length,
    shift: next.length - (end - start),
  };
}

function withoutPart(text: string, { start, end, before }: Part) {
  const leading = LEADING.exec(text.slice(before, start))?.[0].length ?? 0;
  let from = start - leading;
  let to = end;
  // The comma ends what the leading words belonged to: «une gare pour un film, piano».
  const owner = text.slice(0, from).trimEnd();
  if (leading > 0 && text[to] === "," && /[^,]$/.test(owner)) {
    from = owner.length;
    return { text: text.slice(0, from) + text.slice(to), start: from, end: from, shift: from - to };
  }
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
 * Returns the concepts of a brief after an edit of one of them, before the server has read the new text: later ones
 * have moved, a removed one is gone, the edited one has its new mode or words.
 */
export function editedConcepts<One extends ConceptPlace>(
  text: string,
  concepts: readonly One[],
  edited: One,
  edit: ConceptEdit,
): { text: string; concepts: One[] } {
  const before = Math.max(0, ...concepts.map((one) => (one.end <= edited.start ? one.end : 0)));
  const { text: next, start, end, shift } = editBrief(text, edited, edit, before);
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
