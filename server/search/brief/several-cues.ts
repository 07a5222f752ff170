import { foldInPlace } from "./words.ts";

const CUE =
  "(?:cues?|tracks?|pieces?|musiques?|titres?|morceaux?|demandes?|requests?|briefs?|scenes?|sequences?|themes?|ambiances?|moods?|spots?|films?|videos?)";
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
/** The number or letter of one item of a list: “1)”, “(a)”, «a.». */
const ITEM =
  /(?<=^|\s)\((?<inBrackets>[1-9a-h])\)\s|(?<=^|[\s;,.:])(?<bracketed>[1-9a-h])\)\s|(?<=^\s*|[\n;,.:!?]\s{0,3})(?<dotted>[1-9a-h])[.\u00ba°/]\s/gu;
/** Words before a list by which each item is a piece of its own: “3 cues”, «deux musiques pour». */
const SEVERAL = new RegExp(
  `(?<![a-z0-9])(?:[2-9]|two|three|four|five|six|several|different|deux|trois|quatre|cinq|six|plusieurs|differentes?) (?:[a-z-]+ ){0,2}?(?:${CUE}|beds?|stings?|besoins|things?|choses)(?![a-z])`,
);
/** What a piece is for, or its own tempo: “for the reunion scene”, «pour l’inauguration», “90 bpm”. */
const OWN_PURPOSE =
  /(?<![a-z])(?:for|over|under|when) (?:the|an?|our|my|his|her|their)(?![a-z])|(?<![a-z])pour (?:la|le|les|une?|notre|nos|l['\u2019])|\d{2,3}\s?bpm/;
/** What an item begins with that is a piece by its name: “bed”, «générique». */
const NAMES_PIECE =
  /^\s*(?:an? |the |une? |le |la )?(?:generiques?|tapis|virgules?|jingles?|stings?|bumpers?|beds?|themes?|openers?|main titles?|end credits|closers?|intro|outro|transitions?|teasers?|trailers?)(?![a-z])/;
/** What one of several demands of one piece begins with: “no drums”, «60 s». */
const IS_DEMAND =
  /^\s*(?:no|not|nothing|without|never|must|should|can|max|under|over|less|more|sans|pas|jamais|aucune?|doit|moins|plus|about|around|environ|duree|tempo|length|\d)(?![a-z])/;
/** Words before a list that tells of one piece, or of what all of it must have. */
const OF_ONE =
  /(?<![a-z])(?:(?:one|an?|single|une?|seule?) (?:[a-z-]+ ){0,2}?(?:cues?|tracks?|pieces?|song|musique|titre|morceau|theme)|must|should|doit|requirements?|demands|structure|parts|parties|sections?|arc|steps?|etapes?|criteri?a|criteres?|contraintes?)(?![a-z])/;
/** Minimum number of items with a purpose of their own. */
const LEAST = 2;

/** Returns the labels of a list whose items are a piece each; none for a list of demands, “1) harp 2) no drums”. */
function itemsIn(folded: string): (Place & { isFirst: boolean })[] {
  const found = [...folded.matchAll(ITEM)].map(({ 0: label, index: start, groups = {} }) => ({
    ...{ start, end: start + label.length },
    name: groups.inBrackets ?? groups.bracketed ?? groups.dotted ?? "",
  }));
  const items = found.filter(
    ({ name }, at) => name === (found[0]?.name === "a" ? "abcdefgh" : "123456789")[at],
  );
  if (items.length < LEAST || items.length < found.length) return [];
  const said = items.map(({ end }, at) => folded.slice(end, items[at + 1]?.start));
  const head = folded.slice(0, items[0]?.start);
  const isSeveral = SEVERAL.test(head);
  if (!isSeveral && OF_ONE.test(head)) return [];
  const areOwn = [OWN_PURPOSE, NAMES_PIECE].some(
    (own) => said.filter((item) => own.test(item)).length >= LEAST,
  );
  if (!(isSeveral || areOwn) || said.some((item) => IS_DEMAND.test(item))) return [];
  return items.map(({ start, end }, at) => ({ start, end, isFirst: at === 0 }));
}

/** Where the words about one piece end: at an empty line, or at a sentence about all of them. */
const END =
  /\n[^\S\n]*\n|(?<=[\n.;!?])\s*(?:(?<all>(?:(?:for |pour |in |dans )?(?:both|all|everything|les deux|tous|toutes|tout|chacune?|each)|overall|dans tous les cas|please(?= (?:no|nothing|avoid|keep) )))|neither|either)(?![a-z])/u;

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
 * funk”, or in a list, “two cues: 1) slow piano 2) fast funk”, with spaces, and returns what was left aside: one search finds one piece. What stands before the first label,
 * after an empty line, or about all pieces, “Both without vocals”, is kept.
 */
export function withoutLaterCues(text: string): { text: string; dropped: string[] } {
  const folded = foldInPlace(text);
  const labelled = labelsIn(folded);
  const labels = labelled.length > 0 ? labelled : itemsIn(folded);
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
