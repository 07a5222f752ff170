import type { ScannedPart } from "./scanned.ts";
import { foldInPlace } from "./words.ts";

const NICE =
  "(?:lovely|nice|great|good|fine|ok|okay|welcome|a plus|a bonus|cool|ideal|amazing|fab|awesome|perfect|brilliant|interesting|useful|handy|fun|appreciated)";
const BIEN =
  "(?:bien|top|super|sympa|parfaite?s?|ideale?s?|geniale?s?|un plus|un bonus|bienvenue?s?|appreciee?s?|cool|ok)";
const VERY =
  "(?:(?:also|really|very|absolutely|totally|perfectly|even|just|aussi|tres|vraiment|tout a fait) )?";
const ALLOWED =
  "(?:ok|okay|allowed|accepted|acceptable|accepte[es]*|welcome|optional|possible|facultati(?:fs?|ves?)|optionnel(?:le)?s?)";
const REQUIRED =
  "(?:obligatoires?|indispensables?|necessaires?|essentiel(?:le)?s?|imperati(?:fs?|ves?)|imperative|required|mandatory|essential|necessary|needed|obligatory)";
const ONE = "(?: (?:it|one|any|some|them|une?))?";
const A_BIT =
  "(?: (?:even|meme|also|aussi|just))?(?: (?:an?|une?|some))?(?: (?:bit|little|touch|hint|tad|peu|poil|pointe|soupcon)(?: of| de)?)?";
/** The end of a clause; words of acceptance count only right before it. */
const END = "(?=\\s*(?:$|[,;.:!?/\\n·–—()]|(?:but|mais)(?![a-z])))";
const alone = (words: string) => `(?<![a-z0-9'’-])(?:${words})(?![a-z0-9])`;

/**
 * Kinds of softening: “perhaps” loosens the wishes after it, mere politeness none, the others first those before them.
 */
type Kind = "condition" | "optional" | "accepted" | "perhaps" | "polite";

const SOFTENERS: readonly (readonly [Kind, RegExp])[] = [
  [
    "condition",
    new RegExp(
      `${alone("(?:if|si) (?:at all )?poss(?:ible)?")}|${alone(
        `if (?:available|it exists|there(?:['’]s| is| are)${ONE}|you have${ONE})|si (?:dispo(?:nible)?s?|(?:vous|tu) (?:en )?(?:avez|as)${ONE}|il y en a${ONE}|(?:ca|elle|il) existe|c['’]est possible)`,
      )}${END}`,
      "g",
    ),
  ],
  [
    "optional",
    new RegExp(
      `${alone(`(?:pas|not|non|isn['’]?t|aren['’]?t) ${REQUIRED}`)}|(?<!(?:^|[^a-z])(?:a|the|warm|big|hearty|grand|de|la|une|mot|pot) )${alone(`${VERY}(?:welcome|bienvenue?s?|optional|facultati(?:fs?|ves?)|optionnel(?:le)?s?|en option|en bonus)`)}${END}`,
      "g",
    ),
  ],
  [
    "accepted",
    new RegExp(
      `${alone(`(?:would|could|might|will) be ${VERY}${NICE}(?: too| as well)?|(?:serait|seraient|ferait|feraient) ${VERY}${BIEN}|(?:is|are|est|sont) ${VERY}(?:fine|${ALLOWED})(?: too| as well)?|(?:also|totally|absolutely) fine|${VERY}(?:ok|okay|allowed|accepted|acceptable|accepte[es]*)`)}${END}`,
      "g",
    ),
  ],
  ["polite", new RegExp(`${alone(`(?:would|could|might|will) be ${VERY}${NICE}`)}(?= (?:to|if) )`, "g")],
  [
    "perhaps",
    new RegExp(
      alone(`(?:maybe|perhaps|possibly|optionally|peut[- ]etre|eventuellement|why not|pourquoi pas)${A_BIT}`),
      "g",
    ),
  ],
];

interface Place {
  start: number;
  end: number;
}
export interface Softening extends Place {
  kind: Kind;
}

const QUOTED = /"[^"]*"|«[^»]*»|“[^”]*”/g;

/**
 * Replaces the words that weaken a wish with as many spaces, and returns where they stood: «si possible», “is fine”,
 * “maybe a bit”. Quotations and the `taken` places stay, as does a text of nothing but such words.
 */
export function withoutSofteners(
  text: string,
  taken: readonly Place[],
): { text: string; dropped: string[]; softenings: Softening[] } {
  const folded = foldInPlace(text);
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const softenings: Softening[] = [];
  let left = text;
  for (const [kind, pattern] of SOFTENERS)
    for (const { 0: said, index: start } of folded.matchAll(pattern)) {
      const end = start + said.length;
      if ([...quoted, ...taken, ...softenings].some((one) => start < one.end && end > one.start)) continue;
      softenings.push({ kind, start, end });
      // The weakened wish ends there, so a comma takes the place of the words.
      const sign = kind === "perhaps" || kind === "polite" ? " " : ",";
      left = left.slice(0, start) + sign.padEnd(end - start) + left.slice(end);
    }
  if (!/[\p{L}\p{N}]/u.test(left)) return { text, dropped: [], softenings: [] };
  softenings.sort((one, other) => one.start - other.start);
  return { text: left, dropped: softenings.map(({ start, end }) => text.slice(start, end)), softenings };
}

/** Punctuation that separates clauses; brackets enclose a clause of their own. */
const CLAUSE = /[,;.:!?/\n·–—()]/;
/** Words that begin a separate wish: in “dark piano with choir ok”, only the choir is merely accepted. */
const JOINING = /(?<![\p{L}\p{N}])(?:with|avec|and|et|but|mais)\s/giu;
const JOINING_KEY = /(?<![\p{L}\p{N}])(?:with|avec|and|et|but|mais|in|en)\s/giu;

/** Words that begin one after a condition, where “and” continues the same wish: «si possible piano et violon». */
const JOINING_AFTER_CONDITION = /(?<![\p{L}\p{N}])(?:with|avec|but|mais)\s/giu;

const isBoundary = (text: string, at: number) =>
  CLAUSE.test(text.charAt(at)) && !(/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));

function clauseStart(text: string, before: number): number {
  let from = before;
  while (from > 0 && !isBoundary(text, from - 1)) from -= 1;
  return from;
}

function clauseEnd(text: string, after: number): number {
  let to = after;
  while (to < text.length && !isBoundary(text, to)) to += 1;
  return to;
}

/** Returns the parts before `end` to which a softening at that point refers. */
function partsBefore(
  text: string,
  end: number,
  { kind }: Softening,
  parts: readonly ScannedPart[],
): ScannedPart[] {
  const start = clauseStart(text, end);
  const joined = [...text.slice(start, end).matchAll(kind === "condition" ? JOINING_KEY : JOINING)];
  const last = joined.findLast(({ index }) =>
    parts.some((part) => part.start >= start + index && part.start < end),
  );
  // In «piano sans batterie ok» the piano stays wanted.
  const excluded = parts.findLast((part) => part.mode === "excluded" && part.start < end);
  const from = Math.max(start + (last?.index ?? 0), excluded?.end ?? 0);
  return parts.filter((part) => part.start >= from && part.start < end);
}

/** Returns the parts after a softening, up to the end of its clause or a word that begins another wish. */
function partsAfter(
  text: string,
  from: number,
  { kind }: Softening,
  parts: readonly ScannedPart[],
): ScannedPart[] {
  const clause = text.slice(from, clauseEnd(text, from));
  const own = parts.filter(({ start }) => start >= from && start < from + clause.length);
  const [first] = own;
  const pattern = kind === "condition" ? JOINING_AFTER_CONDITION : JOINING;
  const joining = [...clause.matchAll(pattern)].find(({ index }) => first && from + index > first.start);
  return own.filter(({ start }) => !joining || start < from + joining.index);
}

function partsOf(text: string, softening: Softening, parts: readonly ScannedPart[]): ScannedPart[] {
  const { kind, start, end } = softening;
  const after = kind === "condition" || kind === "perhaps" ? partsAfter(text, end, softening, parts) : [];
  // “Hawzi, maybe oud” weakens the oud. In “hawzi maybe”, the writer had an idea, which stays wanted.
  if (kind === "perhaps" || kind === "polite") return after;
  const before = partsBefore(text, start, softening, parts);
  if (before.length > 0) return before;
  if (after.length > 0) return after;
  const sign = clauseStart(text, start) - 1;
  const isAside = text.charAt(sign) === "(" || (kind !== "accepted" && text.charAt(sign) === ",");
  const previous = isAside ? text.slice(0, sign).trimEnd().length : 0;
  return previous > 0 ? partsBefore(text, previous, softening, parts) : [];
}

/**
 * Loosens the wishes that a brief weakens. Figures that are merely accepted stay wanted. If all wishes were weakened,
 * none is loosened.
 */
export function loosened(
  text: string,
  softenings: readonly Softening[],
  parts: readonly ScannedPart[],
): ScannedPart[] {
  const weak = new Set(
    softenings.flatMap((softening) =>
      partsOf(text, softening, parts).filter(
        ({ mode, means }) => mode === "wanted" && !(softening.kind === "accepted" && means.kind === "figure"),
      ),
    ),
  );
  const hasOther = parts.some((part) => !weak.has(part) && (part.mode === "wanted" || part.mode === "must"));
  return parts.map((part) => (hasOther && weak.has(part) ? { ...part, mode: "loose" } : part));
}
