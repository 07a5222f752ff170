import type { Lexicon } from "./lexicon.ts";
import { leadsToInstrument, namesDrums } from "./negations.ts";
import type { ScannedPart } from "./scanned.ts";
import { foldedWords, foldInPlace } from "./words.ts";

/** Words beside which a campaign is fought. */
const POLITICAL =
  "(?<![a-z])(?:elections?|electoral|votes?|voters?|voting|candidates?|mayors?|mayoral|president(?:ial)?|senat(?:e|ors?)|governors?|congress|politic[a-z]*|democrats?|republicans?|parliament|ministers?|polls?|ballots?|military|war|bombing|trail|rally|stump)(?![a-z])";

/**
 * Words that mean something else beside others, among which `_` stands for them, and the words that mean it; none if it
 * says nothing of the music.
 */
const SENSES: readonly { word: RegExp; beside: RegExp; as: string | null }[] = [
  // A stream that is watched is no brook.
  {
    word: /^(?:live ?)?streams?$/,
    beside:
      /(?<![a-z])(?:study|studying|twitch|youtube|live[- ]?_|gaming|gamers?|streamers?|overlay|podcast)(?![a-z])/,
    as: null,
  },
  // Worn records are dusty, and deserts are.
  {
    word: /^(?:poussiereu(?:x|ses?)|dusty)$/,
    beside:
      /(?<![a-z])(?:hip-?\s?hop|boom-?\s?bap|trip-?\s?hop|lo-?fi|vinyls?|vinyles?|samples?|sampler|beats?|breaks?|mpc|soul|records?|disques?)(?![a-z])/,
    as: "vinyl crackle",
  },
  // Plastic in the sea is no sound of a factory.
  {
    word: /^plasti(?:c|cs|que|ques)$/,
    beside:
      /(?<![a-z])(?:oceans?|seas?|mers?|beach(?:es)?|plages?|pollution|waste|dechets|recycl[a-z]+|charity|ngo|ong|environment[a-z]*|ecolog[a-z]+|planete?|climate?|turtles?|tortues?)(?![a-z])/,
    as: null,
  },
  // A campaign without an election advertises.
  {
    word: /^campaigns?$/,
    beside: new RegExp(`^(?![\\s\\S]*${POLITICAL})`),
    as: "advert",
  },
  // Who leaves a show is no mourner.
  {
    word: /^eliminations?$/,
    beside:
      /(?<![a-z])(?:reality|tele-?\s?realite|shows?|contests?|contestants?|concours|jeux?|candidats?|quiz|game|talent|jury|judges|tournament|cup|match)(?![a-z])/,
    as: "suspense",
  },
];

const ADVERB =
  /^(?:(?:tout|tres|plus|assez|bien|very|quite) )?(?:doucement|lentement|calmement|tranquillement|gentiment|delicatement|subtilement|progressivement|rapidement|vite|slowly|gently|softly|quietly|calmly|quickly|subtly|steadily)$/;
/** What the music does, right before how it does so: «la tension monte doucement», “strings enter softly”. */
const DOING =
  /(?<![a-z])(?:(?:re)?mont(?:e|ent|ant|er)|entr(?:e|ent|ant|er)|arriv(?:e|ent|ant|er)|demarr(?:e|ent|ant|er)|commenc(?:e|ent|er)|evolu(?:e|ent|ant|er)|augment(?:e|ent|ant|er)|s['\u2019]install(?:e|ent)|s['\u2019](?:eteint|ouvre|efface)|grandi(?:t|ssent|r)|grossi(?:t|r)|descend(?:ent|re)?|par(?:t|tent|tir)|avanc(?:e|ent|er)|progress(?:e|ent|er)|build(?:s|ing)?|ris(?:e|es|ing)|grow(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?|enter(?:s|ing)?|fad(?:e|es|ing)|swell(?:s|ing)?|evolv(?:e|es|ing)|open(?:s|ing)?|unfold(?:s|ing)?|end(?:s|ing)?|com(?:e|es|ing) in) (?:(?:tres|tout|plus|assez|bien|very|quite|more) )?$/;
const MOST_BEFORE = 40;

const LIGHT = /^light$/;

/**
 * Returns whether “light” describes the sound of the instrument right behind it, which then is no light: “light drums”.
 */
function isOfSound(
  { words, end, mode }: ScannedPart,
  next: ScannedPart | undefined,
  text: string,
  terms: Lexicon["terms"],
) {
  if (!LIGHT.test(words.toLowerCase()) || mode === "excluded" || next?.means.kind !== "phrase") return false;
  return /^\s$/.test(text.slice(end, next.start)) && leadsToInstrument(next.means.meanings, terms);
}

/** Returns whether a part says where something sounds, not what: “low pulses”; “low-key” does not. */
const isHeight = ({ words, end, means }: ScannedPart, text: string) =>
  means.kind === "text" && !means.isQuoted && /^low$/i.test(words) && /^\s/.test(text.slice(end));

/** Returns whether a part only tells how the music does something, and is no wish for such music. */
const isManner = ({ words, start, mode }: ScannedPart, folded: string) =>
  mode !== "excluded" &&
  ADVERB.test(foldInPlace(words).toLowerCase()) &&
  DOING.test(folded.slice(Math.max(0, start - MOST_BEFORE), start));

/** Gives words the meaning that they have beside the others of a brief, and sets aside those that describe no music. */
export function inSense(
  text: string,
  parts: readonly ScannedPart[],
  { phrases, terms }: Lexicon,
): { parts: ScannedPart[]; dropped: string[] } {
  const folded = foldInPlace(text).toLowerCase();
  const dropped: string[] = [];
  const kept = parts.flatMap((part, at): ScannedPart[] => {
    const word = foldInPlace(part.words).toLowerCase();
    const others = `${folded.slice(0, part.start)}_${folded.slice(part.end)}`;
    const sense = SENSES.find((one) => one.word.test(word) && one.beside.test(others));
    const isDropped =
      (sense?.as === null && part.mode !== "excluded") ||
      isManner(part, folded) ||
      isHeight(part, text) ||
      isOfSound(part, parts[at + 1], text, terms);
    if (isDropped) {
      dropped.push(part.words);
      return [];
    }
    const before = parts[at - 1];
    const isLight = before !== undefined && part.mode === "wanted" && isOfSound(before, part, text, terms);
    if (isLight && part.means.kind === "phrase" && namesDrums(part.means.meanings))
      return [{ ...part, mode: "loose" }];
    const meanings = sense?.as ? phrases.longest(foldedWords(sense.as))?.meanings : undefined;
    return [meanings ? { ...part, means: { kind: "phrase", meanings } } : part];
  });
  return kept.length > 0 ? { parts: kept, dropped } : { parts: [...parts], dropped: [] };
}
