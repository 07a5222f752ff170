import { foldInPlace } from "./words.ts";

const CUE = "(?:cues?|tracks?|pieces?|musiques?|titres?|morceaux?|demandes?|requests?|briefs?)";
const NUMBER = "(?:n[°o.]?\\s?|no\\.?\\s?|number |numero |#\\s?)?(?<number>[1-9])";
const FIRST = "(?:1(?:st|er|re|ere)|first|premiere?)";
const LATER =
  "(?:[2-9](?:nd|rd|th|e|eme|nde?)|second|third|fourth|deuxieme|seconde?|troisieme|quatrieme|another|(?:un |une )?autre)";
/**
 * The label of one of several pieces, with the sign after it: “Cue 1:”, «2e titre :». In “Cue 1 (opening):” the scene is
 * no part of it.
 */
const LABEL = new RegExp(
  `(?<=^|[\\n.;:,!?)(-])[^\\S\\n]*(?:the |le |la |l['’])?(?:${CUE} ${NUMBER}|(?:(?<first>${FIRST})|${LATER}) ${CUE})[^\\S\\n]*(?:[:=)]|-\\s|\\n|(?=\\([^()\\n]{1,40}\\)[^\\S\\n]*[:=\\n-]))`,
  "gu",
);
/** Where the words about one piece end: at an empty line, or at a sentence about all of them. */
const END =
  /\n[^\S\n]*\n|(?<=[\n.;!?])\s*(?:(?<all>(?:(?:for |pour |in |dans )?(?:both|all|everything|les deux|tous|toutes|tout)))|neither|either)(?![a-z])/u;

interface Place {
  start: number;
  end: number;
}

/** Returns the labels of the pieces, if a brief describes the first and at least one other; else none. */
function labelsIn(folded: string): (Place & { isFirst: boolean })[] {
  const labels = [...folded.matchAll(LABEL)].map(({ 0: label, index: start, groups }) => ({
    start,
    end: start + label.length,
    isFirst: groups?.number === "1" || groups?.first !== undefined,
  }));
  return labels[0]?.isFirst && labels.some(({ isFirst }) => !isFirst) ? labels : [];
}

/**
 * Replaces all but the first of several pieces that a brief describes under labels, “Cue 1: slow piano. Cue 2: fast
 * funk”, with spaces, and returns what was left aside: one search finds one piece. What stands before the first label,
 * after an empty line, or about all pieces, “Both without vocals”, is kept.
 */
export function withoutLaterCues(text: string): { text: string; dropped: string[] } {
  const folded = foldInPlace(text);
  const labels = labelsIn(folded);
  const dropped: string[] = [];
  let left = text;
  for (const [at, { start, end, isFirst }] of labels.entries()) {
    const own = folded.slice(end, labels[at + 1]?.start);
    const goesOn = END.exec(own);
    const to = isFirst ? end : end + (goesOn?.index ?? own.length);
    dropped.push(text.slice(start, to).trim());
    // Of “Both without drums” only the wish is kept.
    const next = isFirst || !goesOn?.groups?.all ? to : to + goesOn[0].length;
    left = left.slice(0, start) + ";".padEnd(next - start) + left.slice(next);
  }
  return { text: left, dropped };
}
