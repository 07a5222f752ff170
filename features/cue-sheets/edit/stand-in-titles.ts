import { fold } from "#/contract/fold.ts";

/** Music whose title is not known yet: «ZIK ???», «MX4 - TBC ??? waiting», «TEMP MX - REPLACE». */
const UNKNOWN = [
  /^\?{2,}/,
  /^(?:TBC|TBD|TBA)(?=\s*(?:$|[^\s\p{L}\p{N}])|\s+(?:waiting|ask|pending|en attente|voir|see|by|with|avec)(?!\p{L}))/iu,
  /^(?:to be|\u00e0) (?:confirmed|determined|replaced|d\p{L}finir|trouver|remplacer|choisir|confirmer)(?!\p{L})/iu,
  /^a (?:d\p{L}finir|trouver|remplacer|choisir|confirmer)\s*[?!:;,([\u2013\u2014-]/iu,
  /^te?mp[\s_-]+(?:mx|mus|zi[kc])\s*\d{0,3}$/i,
  /^te?mp[\s_-]+(?:musi(?:c|que)|mx|mus|zi[kc]|cue|track|score)\s*\d{0,3}[\s:_(\u2013\u2014-]+(?:(?:TBC|TBD|TBA|replace|\u00e0 remplacer)(?!\p{L})|\?)/iu,
  /^(?:zi[kc]|mx|mus(?:ic|ique)?|cue)\s*\d{0,3}\s*\?{2,}/i,
];

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(" ")));
/** Words that say that something else stands in for the music, or that it has no title. */
const TEMPORARY = words(
  "temp tmp temporary placeholder untitled unnamed scratch tbc tbd tba",
  "temporaire provisoire",
  "platzhalter provisorisch unbenannt",
  "provisional",
);
/** Words for music, which say nothing about the title. */
const MUSIC = words(
  "music mx mus score cue track song bed underscore",
  "musique musiques zik zic morceau piste",
  "musik stuck spur",
  "musica cancion tema pista",
);
/** Words for the state of a recording. Alone, «Rough» and «Demo» may be titles. */
const STATE = words(
  "rough draft demo guide wip idea sketch mockup layout ref reference test new old mix edit version v take",
  "maquette esquisse essai brouillon idee nouveau nouvelle ancien ancienne prise",
  "entwurf skizze idee alt neu version",
  "maqueta borrador prueba idea nuevo nueva viejo",
);
/** Two words for something without a title. */
const NO_TITLE = /^(?:sans titre|ohne titel|sin titulo|senza titolo|sem titulo|no title|no name|sans nom)$/;
/** Names that programs give to recordings and tracks: «Audio 14_03-07», «Piste 3», «Recording 4». */
const RECORDING =
  /^(?:audio(?: ?(?:track|piste|spur|pista))?|tonspur|audiospur|enregistrement|nouvel enregistrement|(?:new )?recording|aufnahme|neue aufnahme|(?:nueva )?grabacion|bounce|mixdown|track|piste|spur|pista|titre|titel)(?: ?#?\d{1,4}){1,3}$/;
const LONGEST_NAME = 80;

/** Whether a name stands in for a title that is not known: «TBC», «temp music ROUGH 3», «Untitled», «Audio 14_03-07». */
export function isStandIn(name: string): boolean {
  const afterCode = name.replace(/^(?:MX|MUS|ZI[KC])\s+/, "");
  if (UNKNOWN.some((one) => one.test(name) || one.test(afterCode))) return true;
  if (name.length > LONGEST_NAME) return false;
  const bare = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const words = bare.match(/\p{L}+/gu) ?? [];
  if (RECORDING.test(bare)) return true;
  if (NO_TITLE.test(words.join(" "))) return true;
  return (
    words.some((word) => TEMPORARY.has(word)) &&
    words.every((word) => TEMPORARY.has(word) || MUSIC.has(word) || STATE.has(word))
  );
}
