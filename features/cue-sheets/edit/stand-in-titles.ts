import { fold } from "#/contract/fold.ts";
import { TO_BE_REPLACED } from "./title-unknown.ts";

/** Music whose title is not known yet: «ZIK ???», «MX4 - TBC ??? waiting», «TEMP MX - REPLACE». */
const UNKNOWN = [
  /^\?{2,}/,
  /^(?:TBC|TBD|TBA)(?=\s*(?:$|[^\s\p{L}\p{N}])|\s+(?:waiting|ask|pending|en attente|voir|see|by|with|avec)(?!\p{L}))/iu,
  /^(?:to be|\u00e0) (?:confirmed|determined|replaced|d\p{L}finir|trouver|remplacer|choisir|confirmer)(?!\p{L})/iu,
  /^a (?:d\p{L}finir|trouver|remplacer|choisir|confirmer)\s*[?!:;,([\u2013\u2014-]/iu,
  /^te?mp[\s_-]+(?:mx|mus|zi[kc])\s*\d{0,3}$/i,
  /^te?mp[\s_-]+(?:musi(?:c|que)|mx|mus|zi[kc]|cue|track|score)\s*\d{0,3}[\s:_(\u2013\u2014-]+(?:(?:TBC|TBD|TBA|replace|\u00e0 remplacer)(?!\p{L})|\?)/iu,
  /^(?:zi[kc]|mx|mus(?:ic|ique)?|cue)\s*\d{0,3}\s*\?{2,}/i,
  // «Tango ??? (celle du disque)», «Piano cue TBC».
  /[\s_(]\?{2,}(?:$|[\s_)\],.;:])/,
  /[\s_([\u2013-](?:TBC|TBD|TBA)[)\]]?$/,
];
const OF_MUSIC =
  "(?:musi(?:c|que|k|ca)s?|zi[kc]|mus|mx|morceau|titre|title|titel|titulo|titolo|tema|theme|piece|pezzo|stuck|song|track|chanson|cancion|canzone|lied|brano)";
const TO_FIND =
  "(?:trouver|chercher|choisir|definir|identifier|determiner|remplacer|fournir|find|be (?:found|chosen|confirmed|identified|replaced|delivered)|choose|confirm|identify|suchen|finden|klaren|klaeren|bestimmen|confirmar|definir|encontrar|buscar|elegir|identificar|trovare|cercare|scegliere|definire|confermare|identificare)";
const UNKNOWN_WORD =
  "(?:inconnue?|unknown|unbekannte?[rs]?|desconocid[oa]|sconosciut[oa]|ignot[oa]|non identifiee?|unidentified|nicht bekannt|sin identificar|non identificat[oa]|fehlt|manquante?|missing)";
/** Names that describe what is missing, folded: «musique a trouver scene marche», «Titel unbekannt», «cancion desconocida». */
const MISSING = new RegExp(
  `^(?:(?:la|une?|the|a|el|il|das|die|der) )?(?:${OF_MUSIC} (?:\\d{1,3} )?(?:encore |still |noch )?(?:a|to|zu|por|da|de) ${TO_FIND}|${OF_MUSIC} ${UNKNOWN_WORD}|${UNKNOWN_WORD} ${OF_MUSIC})(?![\\p{L}])`,
  "u",
);
/** Names of music that was recorded with the picture, folded, which say where it plays: «fanfare village son direct». */
const RECORDED_LIVE =
  /(?:^| )(?:son direct|prises? de sons?|son temoin|live sound|location (?:sound|recording)|originalton|(?<=\S )o-ton|sonido directo|toma directa|presa diretta)(?: |$)|^(?:musik|music|musique|musica) (?:\S+ ){1,4}(?:atmo|amb|wild|wildtrack|ambiente)(?: \d{1,3})?$/;

const TEMPORARY_WORD =
  "(?:te?mp(?:oraire|orary|oranea)?|provisoire|provisorische?[rs]?|provisional|provvisori[oa]|layout|placeholder|scratch)";
/** Temporary music named after what it stands for, folded: «temp Moreau-like», «TMP MX - Moreau-ish», «temp style Moreau». */
const IN_THE_STYLE_OF = new RegExp(
  `^${TEMPORARY_WORD}(?:(?= ).*(?:\\S(?:-(?:like|ish|artig)|esque)(?![\\p{L}])| (?:something like|irgend\\p{L}+ wie|quelque chose comme|un truc comme|qualcosa come|algo como|a la maniere de) \\S)| \\S+ (?:like|ish)$| (?:${OF_MUSIC} )?(?:- )?(?:(?:im|in|dans|al|nello|en) (?:le |the |el |lo )?)?(?:style|stil|stile|estilo|genre|facon|tipo) \\S)`,
  "u",
);
/** «Pezzo provvisorio», “temporary piece”: music that something else will replace, described in a sentence, folded. */
const TEMPORARY_PIECE = new RegExp(
  `^(?:${OF_MUSIC} ${TEMPORARY_WORD}(?: (?:aus|von|from|de|da|por|pour|fur|for|per|bis|until)(?![\\p{L}]))?|${TEMPORARY_WORD} ${OF_MUSIC})(?: (?:preso|prise?|taken|tomad[oa])(?![\\p{L}])|[,;.]|$|(?<=aus|von|from|de|da|por|pour|fur|for|per|bis|until) )`,
  "u",
);

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
/** One word for a short piece of music, folded: «r\u00e1faga». */
const SHORT_PIECE = /^(?:rafaga|cortinilla|stacchetto|trenner|virgule|bumper|jingle)$/;
const LONGEST_NAME = 80;
const LONGEST_SENTENCE = 300;

/** A word for temporary music in front of a name: «TEMP Delta», «tmp_Delta». */
const NAMED_TEMPORARY = /^te?mp[\s_:-]+\S/i;
/** Whether a name says that its music is temporary. It may have a title nevertheless. */
export const isNamedTemporary = (name: string): boolean => NAMED_TEMPORARY.test(name);

/** Whether a pattern is found behind other words: alone, «A remplacer» may be a title. */
const isBehind = (pattern: RegExp, text: string) => (pattern.exec(text)?.index ?? 0) > 0;

/** Whether a name stands in for a title that is not known: «TBC», «temp music ROUGH 3», «Untitled», «Audio 14_03-07». */
export function isStandIn(name: string): boolean {
  const afterCode = name.replace(/^(?:MX|MUS|ZI[KC])\s+/, "");
  if (UNKNOWN.some((one) => one.test(name) || one.test(afterCode))) return true;
  const start = fold(name.slice(0, LONGEST_SENTENCE))
    .replace(/[\s_:]+/g, " ")
    .trim();
  if (isBehind(TO_BE_REPLACED, start) || IN_THE_STYLE_OF.test(start) || TEMPORARY_PIECE.test(start))
    return true;
  if (name.length > LONGEST_NAME) return false;
  const spaced = fold(name)
    .replace(/[\s_()[\],]+/g, " ")
    .trim()
    .replace(/-\d{2}$/, "");
  if (MISSING.test(spaced) || RECORDED_LIVE.test(spaced)) return true;
  const bare = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const words = bare.match(/\p{L}+/gu) ?? [];
  if (RECORDING.test(bare) || SHORT_PIECE.test(bare)) return true;
  if (NO_TITLE.test(words.join(" "))) return true;
  return (
    words.some((word) => TEMPORARY.has(word)) &&
    words.every((word) => TEMPORARY.has(word) || MUSIC.has(word) || STATE.has(word))
  );
}
