import { AS_LONG_AS, LAST_RESORT, ON_CONDITION, UNLESS } from "./conditions.ts";
import { HARMLESS, INDIFFERENT, LIKED, OPEN_TRAIT, UNNEEDED } from "./indifference.ts";
import { PHRASE_END } from "./phrase-end.ts";

const NICE =
  "(?:lovely|nice|great|good|fine|ok|okay|welcome|a plus|a bonus|cool|ideal|amazing|fab|awesome|perfect|brilliant|interesting|useful|handy|fun|appreciated|a dream|a dream come true)";
const BIEN =
  "(?:bien|top|super|sympa|parfaite?s?|ideale?s?|geniale?s?|un plus|un bonus|bienvenue?s?|appreciee?s?|cool|ok|(?:un|le) reve)";
const VERY =
  "(?:(?:also|really|very|absolutely|totally|perfectly|even|just|aussi|tres|vraiment|tout a fait) )?";
const ALLOWED =
  "(?:ok|okay|allowed|accepted|acceptable|accepte[es]*|welcome|optional|possible|facultati(?:fs?|ves?)|optionnel(?:le)?s?)";
const REQUIRED =
  "(?:obligatoires?|indispensables?|necessaires?|essentiel(?:le)?s?|imperati(?:fs?|ves?)|imperative|required|mandatory|essential|necessary|needed|obligatory|une obligation|un imperatif|une necessite|a must|a requirement|an obligation)";
const A_MUST =
  "(?:obligatoires?|indispensables?|essentiel(?:le)?s?|imperati(?:fs?|ves?)|imperative|required|mandatory|essential|obligatory|une obligation|un imperatif|a must|a requirement)";
const ONE = "(?: (?:it|one|any|some|them|une?))?";
/** A condition that the catalogue meets or not: “if you have it”. */
const AT_HAND = `(?:if (?:available|it exists|there(?:['’]s| is| are)${ONE}|you have${ONE})|si (?:dispo(?:nible)?s?|(?:vous|tu) (?:en )?(?:avez|as)${ONE}|il y en a${ONE}|(?:ca|elle|il) existe|c['’]est possible))`;
const A_BIT =
  "(?: (?:even|meme|also|aussi|just))?(?: (?:an?|une?|some))?(?: (?:bit|little|touch|hint|tad|peu|poil|pointe|soupcon)(?: of| de)?)?";
/** “Slightly”, before a quality or a thing; «un peu plus lent» compares. */
const SLIGHTLY =
  "(?:(?:juste )?un (?:petit )?peu(?: de| d['’])?|legerement|vaguement|une (?:petite )?(?:pointe|touche) (?:de |d['’])|un (?:soupcon|zeste|brin|chouia|poil)(?: de| d['’])?|slightly|vaguely|a (?:little )?(?:bit|tad|smidge)(?: of)?|a (?:little )?(?:touch|hint|dash|pinch) of|kind of|sort of)(?! ?(?:plus|moins|trop|comme|partout|avant|apres|more|less|too|longer|shorter|like|(?:slow|fast|quick|dark|bright|warm|soft|heavi|loud|calm|happi|sadd|bigg|small|gentl|tight|punchi|edgi|light)er|thing|stuff|the|music|(?:de )?temps)(?![a-z]))";
/** Words before which “slightly” tells how much is needed: “must have a touch of brass”. */
const NEEDING = "(?<![a-z])(?:must(?: have| be)?|absolument|imperativement)";
const PREFERABLY =
  "(?<!(?:pas|aucune) )de preference|preferably|by preference|for preference|preferentiellement";
/** What may do: “choir could work too”, «une voix peut passer». */
const MAY_DO =
  "(?:peu(?:t|vent)|pourrai(?:t|ent)) (?:aussi |tout a fait |tres bien |eventuellement )?(?:passer|marcher|aller|fonctionner|coller|convenir|le faire)(?: aussi| egalement)?|(?:can|could|might|may|would|will) (?:also |probably |possibly )?(?:work|do|fit|pass)(?: too| as well| fine| well)?";
/** The end of a clause; words of acceptance count only right before it. */
const END = `(?:${PHRASE_END}|(?=\\s*(?:[/·]|(?:but|mais)(?![a-z]))))`;
const alone = (words: string) => `(?<![a-z0-9'’-])(?:${words})(?![a-z0-9])`;

/**
 * Kinds of softening, and the wishes that they are about: “perhaps” and “if you have it, otherwise” those after it, «à
 * défaut de» those of the next clause; “not necessarily” and indifference
 * first those after them, “slightly” the one after it; the others first those before them. They loosen these wishes, but “required” makes a must of a
 * version, “last resort” counts against a thing, and mere politeness changes nothing.
 */
export type Kind =
  | "condition"
  | "slight"
  | "conditional"
  | "optional"
  | "accepted"
  | "perhaps"
  | "fallback"
  | "forWant"
  | "polite"
  | "unneeded"
  | "indifferent"
  | "harmless"
  | "required"
  | "lastResort";

/** Kinds whose words stand amid a wish, which does not end there. */
export const INSIDE: readonly Kind[] = ["perhaps", "slight", "polite", "forWant"];

/** Patterns, for folded text. The earlier ones win where two overlap. */
export const SOFTENERS: readonly (readonly [Kind, RegExp])[] = [
  ["optional", new RegExp(`${alone(PREFERABLY)}${END}`, "g")],
  [
    "fallback",
    new RegExp(
      `${alone(`${AT_HAND},? (?:(?:and|but|et|mais) )?(?:otherwise|or else|else|if not|failing that|sinon|autrement|a defaut)`)}(?=[ ,])(?! (?:de |d['’]))`,
      "g",
    ),
  ],
  [
    "forWant",
    new RegExp(
      `${alone("a defaut|in the absence|failing")} ?(?:de |d['’]|of )?(?=(?!that|this|ca )[a-z][^,;.:!?()\\n]{2,30},)`,
      "g",
    ),
  ],
  ["lastResort", new RegExp(alone(LAST_RESORT), "g")],
  ["polite", new RegExp(alone(`${OPEN_TRAIT}|${LIKED}`), "g")],
  ["conditional", new RegExp(alone(ON_CONDITION), "g")],
  ["polite", new RegExp(alone(`${UNLESS}|${AS_LONG_AS}`), "g")],
  ["unneeded", new RegExp(alone(UNNEEDED), "g")],
  ["indifferent", new RegExp(alone(INDIFFERENT), "g")],
  ["harmless", new RegExp(alone(HARMLESS), "g")],
  ["condition", new RegExp(`${alone("(?:if|si) (?:at all )?poss(?:ible)?")}|${alone(AT_HAND)}${END}`, "g")],
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
      `${alone(`(?:would|could|might|will) be ${VERY}${NICE}(?: too| as well)?|(?:serait|seraient|ferait|feraient) ${VERY}${BIEN}|(?:is|are|est|sont) ${VERY}(?:fine|${ALLOWED})(?: too| as well)?|${VERY}(?:fine|ok|okay|allowed|accepted|acceptable|accepte[es]*)`)}${END}`,
      "g",
    ),
  ],
  // What the wanted track should do: “a cello piece that could work”.
  [
    "polite",
    new RegExp(
      `${alone(`(?:that|which|qui) (?:${MAY_DO})`)}(?:${END}|(?= (?:for|with|in|as|on|over|under|pour|avec|sous|sur|dans|a|au)(?![a-z])))`,
      "g",
    ),
  ],
  ["accepted", new RegExp(`${alone(MAY_DO)}${END}`, "g")],
  // In “not only piano” a piano is wanted.
  [
    "polite",
    new RegExp(
      alone(
        "not (?:only|just|solely|merely)|pas (?:seulement|uniquement|exclusivement|juste|mal(?= (?:de|du|des|d|le|la|les|un|une|l)(?![a-z])))",
      ),
      "g",
    ),
  ],
  ["polite", new RegExp(`${alone(`(?:would|could|might|will) be ${VERY}${NICE}`)}(?= (?:to|if) )`, "g")],
  [
    "perhaps",
    new RegExp(
      alone(
        `(?:sinon|failing that|or failing that|a defaut|maybe|perhaps|possibly|optionally|${PREFERABLY}|peut[- ]etre|eventuellement|why not|pourquoi pas)${A_BIT}`,
      ),
      "g",
    ),
  ],
  ["slight", new RegExp(`(?<![a-z0-9'’-]|${NEEDING} )${SLIGHTLY}(?:(?![a-z0-9])|(?<=[\\s'’]))`, "g")],
  [
    "required",
    new RegExp(`${alone(`(?:(?:is|are|est|sont) )?(?:absolutely |really )?${A_MUST}`)}${END}`, "g"),
  ],
];
