import { businessPatterns } from "./business.ts";
import { complaintPatterns } from "./complaints.ts";
import { FEAST, MONTH } from "./dates-and-counts.ts";
import { emptyAdjectivePatterns } from "./described-voices.ts";
import { filmWorkPatterns } from "./film-work.ts";
import { notAboutMusicPatterns } from "./not-about-music.ts";
import { pictureRemarks } from "./pictures.ts";
import { smallTalkPatterns } from "./small-talk.ts";
import { songLanguagePatterns } from "./song-language.ts";
import { questionPatterns } from "./spoken-questions.ts";
import { unmarkedPatterns } from "./unmarked-versions.ts";
import { foldInPlace } from "./words.ts";
import { workTalkPatterns } from "./work-talk.ts";

const WEEKDAY =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tue(?:s(?:day)?)?|wed(?:s|nesday)|thu(?:rs?(?:day)?)?|fri(?:day)?|saturday|sunday|(?:mon|wed|sat|sun)(?=\\s*(?:$|[,.;:!?)\\d\\n])))";
const HOUR = "(?:\\s+(?:a |at )?\\d{1,2}(?:\\s?h(?:\\d{2})?|(?::\\d{2})?\\s?[ap]m))";
const TIMECODE = "\\d{1,2}:\\d{2}:\\d{2}(?:[:;.]\\d{2})?";
const REST = "[^,.;:!?()\\n]";
/** Somebody's dislike: “client hates it”, «le réal n'aime pas». */
const DISLIKE =
  "(?:hates?|dislikes?|loathes?|can['’]?t stand|(?:does|do)(?:n['’]?t| not) (?:like|want)|deteste[a-z]*|(?:n['’])?aime[a-z]* pas|(?:n['’]en |en )?veut (?:pas|plus)|supporte pas)";

/** A dislike without an object, or with only a pronoun: it names nothing to exclude. */
const DISLIKED_IT = `${DISLIKE}(?: (?:it|that|them|this|ca|cela))?`;
/**
 * Matches only if none of these words precedes in the clause; after one of them, “too happy” is something to exclude.
 */
const LEFT_OUT =
  "(?<!(?<![a-z])(?:no|not|nothing|never|without|avoid(?:ing)?|nor|rien|pas|jamais|sans|evite[a-z]*|aucune?|ni|exclu[a-z]*|steer|anything|tout ce|hate[sd]?|dislikes?|loathes?|deteste[a-z]*|can['’]?t|(?:do|does|did)n['’]?t)(?![a-z])[^,.;:!?()\\n]{0,60})";
/** Words that begin a new clause after “too happy” without punctuation. */
const GOES_ON =
  "(?!(?:but|mais|we|so|alors|need|il|faut|sous|under|for|pour|and|et|with|avec|i|on|je|to|a|in|dans|at|the|le|la|les)(?![a-z]))";
const TOO_MUCH = `(?:(?:much|many)\\s+|de\\s+|d['’])?${GOES_ON}[a-z]+(?:-[a-z]+)*`;

/** Patterns for the remarks of a letter, a call or a note that do not describe the music; for folded text. */
const ASIDES = [
  // Contacts and the legal notices of companies.
  "(?:avis de confidentialite|confidentiality notice|disclaimer\\s*:|this (?:e-?mail|message) (?:and|is|may)\\b|ce (?:message|courriel|mail) (?:et|est|peut)\\b)[\\s\\S]*$",
  "[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,64}",
  "(?:https?:\\/\\/|www\\.)\\S+",
  "\\+\\d{1,3}(?:[ .-]?\\(?\\d{1,4}\\)?){3,5}",
  "0[1-9](?:[ .-]\\d{2}){4}",
  "(?:(?:tel|phone|mob(?:ile)?|port(?:able)?)\\.?\\s*:?\\s*)?\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}",
  // How a letter begins.
  `hope (?:you(?:['’]re|['’]ve| are| had| have)|(?:this|that)(?: [a-z-]+)? finds|(?:all|everyone|everything)(?: is|['’]s))${REST}{0,30}?(?<![a-z])(?:well|good|great|fine|ok(?:ay)?|nice|lovely)(?: (?:day|week|weekend|summer|holiday|break|one|time|trip))?`,
  `j['’]espere que (?:tu vas|vous allez|tout va|tu as|vous avez)${REST}{0,30}?(?<![a-z])(?:bien|mieux|bon(?:ne)?s? [a-z]+)`,
  `(?:suite a|further to|following(?: up on)?) (?:notre|votre|ton|mon|our|your|my)\\b${REST}*`,
  "(?:as|comme) (?:discussed|agreed|convenu|discute|vu ensemble)",
  "quick (?:one|question|ask|request|brief)(?: for| about| on| re)?",
  `voici ce (?:qu['’]|que |dont )${REST}{0,40}`,
  `here(?:['’]s| is) what (?:we|i)\\b${REST}{0,30}`,
  // Requests to the person who searches, and deadlines.
  "(?:peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|can you|could you)(?: please)?(?:\\s+(?:me |nous |m['’])?(?:envoyer|proposer|trouver|transmettre|send|find|suggest|share|pull)(?: me| us| over)?(?: ca| cela| it| this)?)",
  `merci (?:de|pour) (?:votre|ton|vos|tes)\\b${REST}*`,
  "(?:\\d{1,2}\\s?(?:-|–|a|to|ou|or)\\s?)?\\d{1,2}\\s+(?:options?|choices|alternatives|propositions?|suggestions?|ideas|idees|pistes(?! separees?))",
  `(?:by |before |avant )?(?:eod|cob|close of (?:business|play)|end of (?:day|play|(?:the )?week))(?:\\s+(?:on )?${WEEKDAY})?`,
  `(?:(?:by|before|avant|d['’]ici|pour|due|until)\\s+(?:on |le |ce )?)?${WEEKDAY}${HOUR}`,
  `(?:by|before|avant|d['’]ici|due|until)\\s+(?:on |le |ce |next )?${WEEKDAY}`,
  `(?:diff\\.?|diffus[a-z]+|sorties?|releas(?:e|es|ed|ing)|launch(?:es|ing)?|broadcast|airs?|airing|tx|livraison|delivery|deadline|mixage|(?<=\\s|\\()(?<!(?<![a-z])(?:sur|about|of|du|de|docu?|documentary|film|movie)\\s+)(?:le|on|by|avant|before))\\s*(?::|prevue?|is|on|the|le|:)*\\s*(?:${WEEKDAY}\\s+)?(?!${FEAST})(?:\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\s*(?:bpm|s\\b|sec|min)))(?!\\s+1\\d{3})(?:\\s+20\\d\\d)?`,
  "asap|des que possible",
  // The programme, its budget and its rights.
  "s\\d{1,2}\\s?[ex]\\s?\\d{1,3}",
  `(?:at |a |vers |around |tc\\s?:?\\s?)?${TIMECODE}(?:\\s*(?:-|–|to|a)\\s*${TIMECODE})?`,
  `(?<=(?:episode|diffusion|unitaire|docu?|documentaire|serie|film|programme|emission|magazine|format|reportage|sujet|portrait)(?![a-z])[^.;\\n]{0,60})(?:[2-9]\\d|1[0-2]\\d)\\s?['’](?!['’a-z0-9])`,
  `(?:budget|tarif)\\s*(?:habituel|usuel|serre|limite|standard|identique|tbc|tbd|as usual|:)${REST}*`,
  "(?:usual|same|standard|tight) budget",
  "(?:one[- ]stop|pre-?cleared|easy[- ]clear)(?: clearance)?(?: (?:preferred|only|please|required|ideally))?",
  "(?:no|nothing with|without|sans|pas de|rien d['’e])\\s*(?:explicit|explicites?|swearing|profanity|gros mots)(?: (?:lyrics?|content|language))?",
  "the temp (?:track |music )?(?:we|i|they)(?:['’]ve)? (?:cut|used|edited|have|had)(?: (?:with|to|in))?",
  // Reasons against something, and complaints about other music.
  `\\([^()]{0,40}(?<![a-z])${DISLIKED_IT}\\s*\\)`,
  // A dislike of something other than music.
  "(?:(?:(?:the|our) )?[a-z]+ )?(?:really |just )?hates? (?:to [a-z]+|waiting|having to [a-z]+|being [a-z]+)",
  `(?:(?:the|our|le|la|notre) )?(?:client|director|producer|boss|real|prod|chaine)s? (?:also |really )?${DISLIKE} (?:it|that|them|ca)(?=\\s*(?:$|[,.;:!?)\\n]|(?:and|but|so|et|mais|donc)(?![a-z])))`,
  `(?<=(?<![a-z])(?:is|are|was|were|est|sont|etait|etaient|sounds?|feels?|sonne)\\s+)${LEFT_OUT}(?:(?:a (?:bit|little|touch|tad)|way|just|far|much|un peu|beaucoup|bien|carrement|vraiment)\\s+)?(?:too|trop)\\s+${TOO_MUCH}`,
  ...complaintPatterns(),
  ...smallTalkPatterns(),
  ...filmWorkPatterns(MONTH),
  ...businessPatterns(MONTH, FEAST),
  ...workTalkPatterns(),
  ...songLanguagePatterns(),
  ...pictureRemarks(),
  ...notAboutMusicPatterns(),
  ...unmarkedPatterns(),
  ...emptyAdjectivePatterns(),
  // The numbers of a list of demands.
  "(?<=(?:^|[\\n;,.]|\\s)\\s?)\\(?[1-9a-d]\\)(?=\\s)|(?<=^\\s{0,3})1\\.(?=\\s)|(?<=^\\s{0,3}1\\.\\s[\\s\\S]{0,300}\\s)[2-9]\\.(?=\\s)",
  ...questionPatterns(),
  // An exception that is a thing of its own: “no vocals, except vocal textures are OK”.
  "(?:except|excepte|sauf|hormis)(?: that| que| for| pour)?(?=\\s[^,.;:!?()\\n]{2,40}\\s(?:is|are|would be|est|sont|c['’]est)\\s(?:ok|okay|fine|welcome|good|allowed|possible|bienvenue?s?|bons?|bonnes?|autorisee?s?|possibles?)(?![a-z]))",
  // Turns of speech.
  "(?:il )?(?:faut|faudrait) (?:juste |surtout )?que (?:ca|cela|la musique) (?:tienne|passe|marche|fonctionne|colle|aille|le fasse)",
  "qu['’](?:on|elle|il)s? puisse(?:nt)?|que (?:je|l['’]on|vous) puiss[a-z]+|so (?:that )?(?:we|i) can",
  "plus ou moins|more or less",
  "(?:some|any|what|which|this|that|same|another|these|those|all|every) (?:kind|sort)s? of",
  "you know|ya know|i mean|i guess|tu vois|quoi(?=\\s*[,.!?]|\\s*$)",
];
/** Openings that only introduce the words after them. */
const OPENINGS = [
  "merci (?:d['’]|de )(?=[a-z]+(?:er|ir|re)(?![a-z]))",
  "(?:and |so |um |well )*(?:so )?it['’]s (?:basically |for |like )?(?:an? )?(?=[a-z])",
  "(?:alors|bon|donc|ben) (?:moi )?(?=(?:je|j['’]|on|il me|nous)(?![a-z]))|moi (?=je\\s)",
];

const ASIDE = new RegExp(`(?<![a-z0-9'’])(?:(?:${ASIDES.join("|")})(?![a-z0-9])|${OPENINGS.join("|")})`, "g");

/**
 * Replaces the remarks of a brief that do not describe the music with spaces, and returns both the rest and the
 * remarks: dates and hours, contacts, the programme, reasons and turns of speech. A text that consists only of remarks
 * is left unchanged, because it may be a title.
 */
export function withoutAsides(text: string): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  let left = text;
  for (const { 0: found, index } of foldInPlace(text).matchAll(ASIDE)) {
    const remark = text.slice(index, index + found.length);
    if (/[\p{L}\p{N}]/u.test(remark)) dropped.push(remark.trim());
    // The number of an item ends the item before it, and so does a remark that a conjunction joins to it.
    const sign = /^(?:\(?[1-9a-d][).]$|(?:and|et) )/i.test(remark) ? ";" : " ";
    left = left.slice(0, index) + sign.padEnd(found.length) + left.slice(index + found.length);
  }
  return /[\p{L}\p{N}]/u.test(left) ? { text: left, dropped } : { text, dropped: [] };
}
