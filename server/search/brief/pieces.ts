import type { ConceptMode } from "#/contract/brief.ts";

/** A stretch of a brief and how what is in it is asked for. */
export interface Piece {
  mode: ConceptMode;
  /** Words to the letter. */
  isQuoted: boolean;
  /** Whether a sign said its mode: then all in it is one concept. */
  isMarked: boolean;
  /** With the signs around it. */
  start: number;
  end: number;
  /** Without. */
  from: number;
  to: number;
}

const MODES: Readonly<Record<string, ConceptMode>> = { "-": "excluded", "+": "must", "~": "loose" };
const MARKED =
  /(?<![^\s,;(])(?:(?<sign>[-+~])?(?:"(?<quoted>[^"]+)"|\((?<bracketed>[^()]+)\))|(?<only>[-+]|~(?!\d))(?<word>[\p{L}\p{N}][^\s,;"()]*))/gu;

/**
 * Parts a brief by its signs: `-word`, `+word`, `~word`, the same before `(several words)`, and `"words to the letter"`.
 * @param whole stretches that a sign before them takes whole: «-SIL 201»
 */
export function piecesOf(text: string, whole: readonly { start: number; end: number }[] = []): Piece[] {
  const pieces: Piece[] = [];
  const plain = (from: number, to: number) => {
    if (text.slice(from, to).trim() !== "")
      pieces.push({ mode: "wanted", isQuoted: false, isMarked: false, start: from, end: to, from, to });
  };
  let at = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(MARKED)) {
    const { sign, only, quoted, bracketed, word } = groups;
    // Brackets without a sign only hold words together as a reader does.
    if (!sign && bracketed !== undefined) continue;
    plain(at, index);
    const inner = quoted ?? bracketed ?? word ?? "";
    const from = index + found.indexOf(inner, (sign ?? only ?? "").length);
    const mode = MODES[sign ?? only ?? ""] ?? "must";
    const stretch = word === undefined ? undefined : whole.find(({ start }) => start === from);
    const beyond = Math.max(0, (stretch?.end ?? 0) - (from + inner.length));
    pieces.push({
      mode,
      isQuoted: quoted !== undefined,
      isMarked: true,
      start: index,
      end: index + found.length + beyond,
      from,
      to: from + inner.length + beyond,
    });
    at = index + found.length + beyond;
  }
  plain(at, text.length);
  return pieces;
}
