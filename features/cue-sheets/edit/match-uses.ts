import { fold } from "#/lib/fold.ts";
import type { Use } from "./used-music.ts";

/** What a use may be matched to: a track of the catalogue, and the files its versions are known by. */
export type Candidate = { id: number; name: string; reference: string | null; files: string[] };

/** How a use was recognised, surest first; `title` and `words` are offers, to be confirmed. */
export type MatchReason = "reference" | "file" | "title" | "words";
export type Match = { candidate: Candidate; reason: MatchReason; certainty: number };

/** Part of the words that must be shared before a candidate is offered at all. */
const LEAST_SHARED = 0.6;
const MOST_OFFERS = 5;
const EXTENSION = /\.[a-z0-9]{2,4}$/i;
/** What names add to a title without being part of it: lengths, kinds of version, channels, numbers of takes. */
const ADDED =
  /\b(full|main|mix|version|edit|underscore|instrumental|instru|no vocals?|stems?|sting|bed|loop|\d{1,3} ?(s|sec|secs|seconds)?|wav|mp3|aif+|stereo|master|v\d+|l|r)\b/g;

const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const tight = (text: string) => wordsOf(text).replaceAll(" ", "");
const core = (text: string) =>
  wordsOf(text.replace(EXTENSION, "")).replace(ADDED, " ").replace(/ +/g, " ").trim();

/**
 * Tracks that a use may be, best first, at most five: the catalogue reference inside its name, its very file, its
 * title, and then titles that share most of its words. Empty when nothing resembles it.
 */
export function matchesOf(
  use: Pick<Use, "name" | "file" | "reel">,
  candidates: readonly Candidate[],
): Match[] {
  const sources = [use.file, use.name, use.reel].filter((one) => one !== "");
  const matches = candidates.flatMap((candidate) => {
    const match = matchOf(sources, candidate);
    return match ? [match] : [];
  });
  return matches
    .sort((a, b) => b.certainty - a.certainty || a.candidate.id - b.candidate.id)
    .slice(0, MOST_OFFERS);
}

function matchOf(sources: string[], candidate: Candidate): Match | null {
  const reference = candidate.reference ? referencePattern(candidate.reference) : null;
  if (reference && sources.some((source) => reference.test(wordsOf(source)))) {
    return { candidate, reason: "reference", certainty: 1 };
  }
  const files = new Set(candidate.files.map((file) => tight(file.replace(EXTENSION, ""))));
  if (sources.some((source) => files.has(tight(source.replace(EXTENSION, ""))))) {
    return { candidate, reason: "file", certainty: 0.98 };
  }
  const title = core(candidate.name) || wordsOf(candidate.name);
  let best: Match | null = null;
  for (const source of sources) {
    const shared = sharedWords(core(source), title);
    if (shared === 1 && title.length > 2) return { candidate, reason: "title", certainty: 0.9 };
    if (shared >= LEAST_SHARED && shared * 0.8 > (best?.certainty ?? 0)) {
      best = { candidate, reason: "words", certainty: shared * 0.8 };
    }
  }
  return best;
}

/** Its letters and digits in order, however they are divided, and no digit before or after that would make another. */
function referencePattern(reference: string): RegExp | null {
  const parts = wordsOf(reference).match(/[a-z]+|\d+/g);
  // Fewer than four characters would be found anywhere.
  if (!parts || parts.join("").length < 4) return null;
  return new RegExp(`(?<![a-z0-9])${parts.join(" ?")}(?!\\d)`);
}

/** Words in common over words in either (Jaccard 1901); 1 when both say the same. */
function sharedWords(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => new Set(text.split(" ").filter(Boolean)));
  if (!first?.size || !second?.size) return 0;
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common);
}
