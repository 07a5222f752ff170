import { PHRASE_END } from "./phrase-end.ts";

/**
 * Patterns, for folded text, of what writers of briefs tell about themselves, their work and their film: it says
 * nothing about the music.
 */

const REST = "[^,.;:!?()\\n]";
const WE = "(?:je|on|nous|i|we)";
const SECONDS = "(?:s|secs?|seconds?|secondes?|bars?|beats?|mesures?|frames?)";
const FEW = "(?:\\d{1,2}|few|couple of|two|three|four|five|ten|deux|trois|quatre|cinq|dix)";
const PROGRAMME = "(?:eps?|epis(?:odes?)?|shows?|programmes?|emissions?|numeros?)";
const PLAYER =
  "(?:transistor|poste|autoradio|radio|juke-?box|tele|tv|television|tourne-disque|record player|car radio|speakers?|enceintes?|haut-parleurs?)";
const SINGS =
  "(?:fredonne(?:nt)?|chante(?:nt)?|siffle(?:nt)?|danse(?:nt)?|hums?|humming|sings?|singing|whistles?|whistling|dances?|dancing)";
const SOMEBODY =
  "(?:quelqu['’]un|un (?:perso(?:nnage)?|comedien|acteur)|une (?:comedienne|actrice)|some(?:one|body)|a character|(?:an|the|our) act(?:or|ress)|le heros|l['’]heroine)";
const NEGATED_BEFORE =
  "(?<=(?<![a-z])(?:no|not|without|avoid|sans|pas|ni|jamais)(?![a-z])[^,.;:!?()\\n]{0,60})";

export const filmWorkPatterns = (month: string) => [
  // How the brief came about, and what the writer does with the music.
  "\\((?:a )?(?:voice[- ]?(?:note|memo)|note vocale|memo vocal|message vocal|dictee?|dictated)s?\\)",
  "(?<=^\\s{0,3})(?:voice[- ]?(?:note|memo)|note vocale|memo vocal|message vocal)(?=\\s*[:,.–-])",
  `(?<=(?:^|[,.!:;\\n]|i['’]m|i am|je suis)\\s{0,20}(?:an? |the |my |our )?)(?:(?:series|exec|executive|story|music|assistant) )?(?:producer|director|editor|supervisor)(?= (?:on|of|at|for|with|here)(?![a-z]))`,
  `${WE} (?:monte|montons|travaille sur|travaillons sur)(?:(?= (?:une?|le|la|les|ce|cette|des|nos|actuellement|en ce moment|\\d))(?: une? \\d{2,3} ?['’](?!\\d))?)`,
  "\\d{1,2} ?(?:-|a|to|ou|or) ?\\d{1,2}(?= (?:morceaux|titres|musiques|tracks|cues|pieces)(?![a-z]))",
  `(?:(?:apres|ensuite|puis|and then|then) )?${WE} (?:(?:re)?coupe|(?:re)?coupons|tourne|tournons|mixe|mixons|derushe|derushons|etalonne)(?! (?:en rond|autour))`,
  "(?:we['’]re|we are|i['’]m|i am) (?:currently |now |just )?(?:touring|cutting|editing|shooting|filming|mixing|finishing|making|producing|restoring|working on)",
  `(?:for|of|in|pour|de|dans) ?(?:the|this|our|an|each|cet|notre|un|l['’]) ?episodes?${PHRASE_END}`,
  "(?:(?:is|are|it['’]s) )?set(?= (?:in|at) (?:the |an? )?[a-z])",
  '(?:working titles?|titre (?:de travail|provisoire)|code ?name|nom de code)(?: (?:is|est|:))?:? ?"[^"\\n]{1,60}"',
  "(?:on|nous|je|we|i)(?:['’]re| are)? (?:lance|lancons|launch|launching)(?= (?:une?|la|le|notre|an?|the|our)(?![a-z]))",
  "opening(?= (?:shots?|scenes?|images?|sequence|minutes?|frames?|montage|line)(?![a-z]))",
  "(?:once|when|until|after) (?:it|the (?:beat|track|music)) (?:kicks in|gets going|picks up|comes in)",
  // When it is shown: «la campagne part en juin».
  `(?:(?:la|le|the|notre|our|l['’]) ?)?(?:campagne|campaign|film|spot|serie|series|pub|emission|show|doc|documentaire)s? (?:part|sort|sortira|demarre|commence|debute|est diffusee?|sera diffusee?|goes (?:live|out)|starts?|launche?s?|runs?|airs?|kicks off|is out|comes out) (?:(?:en|in|on|le|from|debut|fin|mi|courant|early|late|mid|the|on the)[ -]){1,2}(?:${month}|\\d{1,2}(?:er|st|nd|rd|th)?(?: ${month}|/\\d{1,2})?)(?:\\s20\\d\\d)?`,
  `(?:en|in) ${month},? (?=(?:on|nous|we) (?:tourne|lance|diffuse|sort|shoot|film|launch|air|release))`,
  `${month} (?:launch|release|broadcast|airdate|air date|delivery|deadline|shoot)`,
  `(?:each |chaque |every |the |les )?${PROGRAMME}\\.? (?:is|are|runs?|lasts?|fait|font|dure(?:nt)?|sont de) (?:about |around |environ |roughly )?\\d{1,3}(?:\\s?-\\s?\\d{1,3})?\\s?(?:mins?|minutes?|mn|m|['’])`,
  // A stretch of the film or of the music: “within the first 2 secs”, «dès la première mesure».
  `(?:within |in |inside |during |over |for |dans |pendant |sur )?(?:the )?(?:first|opening|last|final) ${FEW}[\\s-]?${SECONDS}`,
  `(?:des |dans |pendant |sur )?les ${FEW} (?:premier|dernier)e?s ${SECONDS}`,
  `(?:from|on|by|des) (?:the |la |le )?(?:very )?(?:first|opening|premiere?) (?:bar|beat|note|second|mesure|seconde|image|frame)`,
  // What is heard besides the music, and where the music comes from.
  `(?:on|ca|ils?|elles?|they|people|someone|somebody|quelqu['’]un|we) (?:chante(?:nt)?|parle(?:nt)?|sings?|talks?|speaks?) (?:deja|already)${REST}{0,60}`,
  `(?:they|people|someone|somebody|we|the actors)(?:['’]re| are|['’]s| is)? already (?:sings?|singing|talking|speaking)${REST}{0,60}`,
  `(?:il y a|y a|there(?:['’]s| is| are)) (?:deja|already) (?:du |des |une? |a |some )?(?:chant|voix|singing|vocals?|song|chanson|musique|music)${REST}{0,40}`,
  `(?:(?:le|the) )?(?:nom|name|slogan)s? (?:de la |du |de l['’]|of the |of our )(?:station|chaine|marque|radio|brand|channel|show|programme|emission|client)`,
  `(?:sort|sortent|vient|viennent|comes?|coming|plays?|playing)(?: out)? (?:du|d['’]une?|de la|des|from|of|on)(?: ?(?:the|an?))?(?: (?:vieux|vieille|old|small|petite?))? ?${PLAYER}`,
  `(?:(?:il )?y a |there(?:['’]s| is) )?${SOMEBODY}(?: qui| who| that| is)? ${SINGS}(?: (?:les paroles|the (?:words|lyrics)|along|dessus|avec|sur la chanson|to it|it))?`,
  "(?:on|we) (?:ne )?(?:l['’]entend(?:ra)?|(?:only )?hear it)(?: (?:que|for))?",
  `(?:ca |cela |it )?(?:fait|font|ferait|feraient) doublon${REST}{0,40}`,
  "(?:the )?(?:cues?|tracks?|pieces?|they) (?:should |must |to )?run(?= (?:(?:over|for|to|about|around|at least|under|up to) ){0,2}(?:\\d|(?:an?|one|two|three|four|five) (?:secs?|seconds?|mins?|minutes?)(?![a-z])))",
  "(?:(?:anything|something|tuning) )?(?:around |about |in )?a ?= ?4[134]\\d(?: ?hz)?|4(?:32|40)(?: ?hz)?(?= (?:is|are) )|4(?:32|40) ?hz",
  "(?<=(?<![a-z])(?:ete|hiver|automne|printemps|summer|winter|autumn|spring) )['’]?[4-9]\\d(?!\\d| ?(?:bpm|s|sec|[\"”»]))",
  "(?:(?:quick|fast|slow|rapide|lente?|vite)(?:ly|ish)?,? )?(?:\\d{2,3}(?: ?bpm)? ?[?,]?|[a-z]{3,12} ?\\?) ?(?:(?:no|nah|non)[, ]{0,2})?(?:(?:actually|en fait|finalement)[, ]{0,2})?(?:scrap|forget|ignore|strike|oublie[zs]?|oublions) (?:that|it|ca|cela)",
  // Why a thing is excluded: “no piano (everybody does piano)”.
  `${NEGATED_BEFORE}\\((?:because |car |parce qu['’e] ?)?(?:everybody|everyone|tout le monde|they all|ils (?:font|ont) tous|on (?:en )?a (?:deja|trop)|we(?:['’]ve| have) (?:had|used|got)|already|deja|too (?:many|much|often)|trop (?:vue?|entendue?|utilisee?|de)|overdone|overused|done to death|vue? et revue?|rebattue?)(?![a-z])[^()]{0,60}\\)`,
  // “Lyrics can’t mention angels” is about angels.
  "(?:(?:the|les) )?(?:lyrics?|words|paroles|textes?)(?= (?:can(?:['’]?t|not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|may not|do(?:n['’]?t| not)|(?:ne )?(?:doivent|peuvent|doit|peut|parlent|mentionnent|evoquent))(?![a-z]))",
  // Emphasis before a noun: «une vraie fin», “a proper ending”, “real players”.
  "(?<=(?:une?|de|des|du|les|la|le)\\s)(?:vrai|vraie)s?(?= (?!fins?(?![a-z]))[a-z]{3})",
  "(?<=(?<![a-z])an? )(?:real|proper|actual)(?= (?!end(?:ing)?(?![a-z]))[a-z]{3})",
  "(?:real|live|actual|proper) (?:players|musicians|people)|(?:de )?vrais musiciens|(?:de )?vraies? instrumentistes?",
  // «Car» is “because” before a clause.
  "car(?= (?:il|elle|on|je|nous|vous|ils|elles|ca|cela|le|la|les|un|une|des|tout|notre|y)(?![a-z])|(?: c| j| l| n)['’])",
  // Elsewhere a silent film is a style.
  "(?<=(?<![a-z])(?:scor|restor|tour)(?:e|es|ed|ing) (?:an? |the |our )?(?:newly |restored |lost ){0,2})silent(?= (?:films?|movies?|cinema|era|picture|comedy|comedies)(?![a-z]))",
];
