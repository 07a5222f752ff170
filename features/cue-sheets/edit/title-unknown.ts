import { fold } from "#/contract/fold.ts";
import { OPTION } from "./options.ts";

/** A longer remark is text. */
const LONGEST = 400;
const ASK =
  "(?:erfragen|nachfragen|anfragen|kl(?:ae|a)ren|nachreichen|rausfinden|raussuchen|folgt|fehlt|unbekannt|offen|tbc|tbd)";
/** The end of a clause. */
const END = "(?= ?(?:[^\\p{L}\\p{N} ']|$))";
/**
 * What somebody does not know, folded: who plays or sings what, or which piece it is. «On sait pas ce qu'il va couper» and
 * «don't know what this is for» are about something else.
 */
const WHICH_IN_FRENCH = `ce qu(?:'|e )(?:\\p{L}+ ){0,3}?(?:joue|chante|fredonne|passe|entend)(?:nt)?(?!\\p{L})|ce que c'(?:est|etait)${END}|c'est quoi${END}|quoi${END}|(?:le|la)?quel(?:le)?(?:${END}| c'est${END}| (?:est (?:le |ce |cette |la )?)?(?:morceau|titre|musique|chanson|air|oeuvre|piece|nom)(?!\\p{L}))`;
const WHICH_IN_ENGLISH = `${END}|(?: \\p{L}+(?:'s|'re)?){1,3} (?:plays?|playing|played|sings?|singing|sang|hums?|humming)(?!\\p{L})| (?:song|track|title|tune|piece|music)(?!\\p{L})| one${END}| (?:it|this|that|the (?:song|track|tune|piece|music)) (?:is|was)(?: called)?${END}|(?: it)?'s (?:called|playing)${END}`;
const WHICH_IN_GERMAN = `${END}|(?: \\p{L}+){1,4} (?:spielt|spielen|singt|singen|l(?:a|ae)uft|gespielt|gesungen)(?!\\p{L})| (?:lied|stueck|stuck|titel|musik|song)(?!\\p{L})| (?:das|es|dies)(?: hier)? (?:ist|war)${END}`;
const WHICH_IN_SPANISH = ` (?:tocan?|cantan?|suenan?|cancion|tema|musica|titulo)(?!\\p{L})|(?: \\p{L}+){1,3} (?:tocan?|cantan?)(?!\\p{L})| es${END}`;
const WHICH_IN_ITALIAN = ` (?:suonan?o?|cantan?o?|brano|canzone|pezzo|musica|titolo)(?!\\p{L})|(?: \\p{L}+){1,3} (?:suonan?o?|cantan?o?)(?!\\p{L})| (?:sia|e)${END}`;
/** What a remark says of a title that nobody knows, folded. */
const UNKNOWN = new RegExp(
  `(?<![\\p{L}-])(?:${[
    "(?:pas|connai\\p{L}+ pas|ignore|retrouve (?:plus|pas)|sai[st] (?:plus|pas)|oublie|sans|manque|cherche) (?:le|son) (?:titre|nom)",
    "(?:titre|nom du morceau|nom de la musique) (?:inconnu|exact inconnu|introuvable|manquant|a (?:trouver|confirmer|verifier|demander|preciser|venir)|\\?|non identifie)",
    "(?:quel (?:est le |est son )?titre|c'est quoi (?:le titre|comme (?:musique|morceau)|cette musique|ce morceau)|quelle (?:est cette )?musique|musique (?:a identifier|non identifiee|inconnue))",
    "(?:no|without) title|title (?:is |still )?(?:unknown|not known|missing|tbc|tbd|to (?:come|be confirmed|be found)|\\?)|(?:title|track|piece|song) unknown|unknown (?:title|track|piece|song|tune)",
    "(?:don't|do not|doesn't|can't|cannot) (?:know|have|remember|find|recall) (?:the|its) (?:title|name)|(?:forgot|lost|needs?|missing) (?:the |its |a )?(?:title|name)|name unknown",
    "what(?:'s| is) (?:this (?:track|song|piece|tune)|the title|it called)|which (?:track|piece|song|tune) is (?:this|it)|unidentified",
    `titel(?: (?!ist |war |von )[\\p{L}.]+){0,3} ${ASK}|(?:kein|ohne|unbekannter|welcher|geen|zonder|onbekende|welke) titel|titel (?:onbekend|nog niet bekend|volgt|ontbreekt|opvragen|opzoeken|nagaan)|titel\\?|name unbekannt|wei(?:ss|s) (?:nicht|nimmer),? wie (?:das|es|der titel) heisst|wie heisst (?:das|der titel|es)`,
    "(?:sin|desconoce(?:mos)? el|no se(?: sabe)? el|no sabemos el|no conozco el|falta el|preguntar(?: el)?|buscar(?: el)?) titulo|titulo (?:desconocido|por (?:confirmar|averiguar)|pendiente|\\?)|(?:que|cual) (?:tema|cancion|musica) es",
    "(?:senza|manca il|non so il|non conosco il|non si sa il|chiedere(?: il)?|trovare(?: il)?) titolo|titolo (?:sconosciuto|ignoto|mancante|da (?:trovare|confermare|chiedere|verificare)|\\?)|che (?:brano|canzone|musica) e",
    `(?:sai[st] (?:pas|plus)|savons (?:pas|plus)|(?:aucune|pas) (?:idee|d'idee) (?:de )?) ?(?:${WHICH_IN_FRENCH})`,
    `(?:(?:don't|do not|doesn't|can't|cannot) (?:know|tell)|no (?:idea|clue)) (?:what|which)(?:${WHICH_IN_ENGLISH})`,
    `(?:wei(?:ss|s) (?:nicht|nimmer|keiner|niemand)|wissen (?:wir )?nicht|keine ahnung),? (?:was|welche[sr]?)(?:${WHICH_IN_GERMAN})`,
    `(?:no (?:se|sabemos|se sabe)|ni idea de) (?:que|cual|lo que)(?:${WHICH_IN_SPANISH})`,
    `(?:non (?:so|sappiamo|si sa)|nessuna idea di) (?:che cosa|cosa|che|quale|quali)(?:${WHICH_IN_ITALIAN})`,
  ].join("|")})(?![\\p{L}])`,
  "u",
);
/** A remark that only says that something is still to come: «TBD - composer to deliver». */
const TO_COME = /^\W*(?:tbc|tbd|tba|t\.b\.[cda]\.?)(?![\p{L}])/u;
/** «Pas s\u00fbr que ce soit la bonne», “not sure this is the right one”: the music itself is in doubt, folded. */
const WHICH = new RegExp(
  `(?<![\\p{L}])(?:${[
    "pas (?:trop |tres |vraiment )?(?:sure?s?|certaine?s?) (?:que (?:ce soit|c'est)|si c'est|de (?:la musique|ce morceau|ce titre|cette musique|celle-la|celui-la))",
    "(?:est-ce|c'est) (?:bien )?(?:la bonne|le bon|celle-(?:la|ci)|celui-(?:la|ci)|le bon morceau|la bonne musique|le bon titre) ?\\?|(?:la bonne|le bon|bon titre|bon morceau|bonne musique) ?\\?|(?:verifier|controler|confirmer) (?:le |ce )?(?:titre|morceau)",
    "not (?:quite |100 ?% |really )?(?:sure|certain)(?: (?:if|that|whether))? (?:it's|it is|this is|this was|that's|that is|we used)(?: (?:the |this |that )|$)|(?:is (?:this|it) )?the (?:right|correct) (?:one|track|piece|title|song|music) ?\\?|right (?:one|track|title|piece) ?\\?|wrong (?:one|track|title|piece) ?\\?|(?:check|confirm|verify) (?:the )?(?:title|track)(?! length)",
    "(?:bin |sind )?(?:mir |uns )?nicht sicher,? ob (?:das|es|dies)|(?:ist das|das) (?:der|die|das) richtige[rs]? ?(?:titel|musik|stuck)? ?\\?|richtige[rs]? (?:titel|musik|stuck)? ?\\?|titel (?:bitte )?(?:prufen|pruefen|checken|uberprufen)",
    "no (?:estoy|estamos) segur[oa]s? (?:de )?(?:que|si) (?:sea|es)|(?:es (?:esta|este|la correcta|el correcto)|la buena|el bueno) ?\\?|(?:verificar|comprobar|confirmar) (?:el )?titulo",
    "non (?:sono|siamo) sicur[oai] (?:che|se) (?:sia|e)|(?:e (?:questa|questo|quella giusta|quello giusto)|quella giusta|quello giusto) ?\\?|(?:verificare|controllare|confermare) (?:il )?titolo",
  ].join("|")})`,
  "u",
);
/** Words that leave something to be checked, as a clause of their own, folded. */
const TO_CHECK =
  /^(?:(?:a|to|zu|da|por|te|nog|nog te|noch|noch zu|encore a|still to|hay que|todavia por|ancora da|please|bitte|graag|merci de|double) )?(?:(?:check(?: this| it)?|to be (?:checked|confirmed|verified)|verifier|confirmer|controler|revoir|confirm(?:ed)?|tbc|tbd|pr(?:ue|u)fen|nachpr(?:ue|u)fen|kl(?:ae|a)ren|nachfragen|verificare|controllare|confermare|confirmar|verificar|comprobar|revisar|averiguar|aclarar|(?:uber|ueber)prufen|chiarire|accertare|nagaan|na te gaan|nakijken|na te kijken|navragen|na te vragen|controleren|checken|uitzoeken|bevestigen|niet zeker|onzeker|not sure|unsure|pas sure?|nicht sicher|unsicher|en attente|pending|on hold|ausstehend|pendiente|in attesa|in afwachting|no (?:estoy )?segur[oa]|non (?:sono )?sicur[oa])(?: (?:avec|par|with|by|mit|bei|durch|con|por|met|bij|door) \S.{0,40})?|(?:(?:ask|demander|preguntar|fragen|chiedere|vragen|navragen)(?: (?:a|au|al|to|bei|aan|bij))?|voir avec|see with|ver con|vedi con) \S.{0,40})$/;
/** «Alternative», “option 2” as the whole remark: nothing says whether it was taken. */
const ONE_OF_SEVERAL = new RegExp(`^${OPTION}$`);
const NOT_YET = "(?:encore |still |noch |todavia |aun |ancora )?";
/** Rights or people that somebody still has to ask for, as a clause of its own, folded: «\u00e0 clearer», «pedir autores». */
const TO_CLEAR = new RegExp(
  `^(?:${[
    `${NOT_YET}(?:a|to|to be|needs?(?: to be)?|must be|muss|por|da|zu|doit etre|faut) (?:clear(?:er|ed|ing|ance|en)?|liber(?:er|ar|are)|lizenzier(?:en|t)|licenci(?:ar|er)|licensed)(?: .{0,40})?`,
    `(?:not|pas|nicht|non|no) (?:yet |encore |noch |ancora |aun )?(?:cleared|clearee?|geklart|lizenziert|liberat[oa]|liberad[oa])(?: yet)?`,
    `(?:clearance|clearing|rights?|droits?|rechte|derechos|diritti|freigabe) ${NOT_YET}(?:pending|open|offen|en cours|needed|fehl(?:t|en)|zu klaren|unklar|a (?:demander|negocier|verifier|clearer|liberer)|pendientes?|por (?:pedir|gestionar|aclarar)|da (?:chiedere|chiarire|verificare|liberare))(?: .{0,40})?`,
    `(?:demander|chercher|trouver|ask(?: for)?|find|pedir|preguntar|buscar|chiedere|cercare|erfragen|suchen|opvragen|zoeken) (?:aux? |les? |the |los |gli |i |die |den )?(?:auteurs?|compositeurs?|droits|writers?|authors?|composers?|rights|autores?|compositor(?:es)?|derechos|autori|autore|compositori|diritti|autoren|komponisten|rechte)(?: .{0,40})?`,
    `(?:auteurs?|compositeurs?|writers?|composers?|autores|autori|autoren|komponist(?:en)?) (?:inconnus?|unknown|a (?:demander|trouver)|desconocid[oa]s?|ignot[io]|unbekannt|fehlen|fehlt|missing|manquants?)`,
  ].join("|")})$`,
);
/** What somebody says or thinks, as a clause of its own, folded: «le mixeur dit Brahms», “Jo thinks it's Brahms”. */
const SAID_BY =
  /^(?!(?:quand|lorsque|when|wenn|als|cuando|quando|ou|where|wo|sur|on|after|apres|nach|bis|until|jusqu|dove|donde) )(?:(?:le|la|the|il|lo|el|der|die|mon|ma) |l')?\p{L}+(?: \p{L}+){0,2}? (?:dit|dice|says|said|sagt|meint|pense|thinks|cree|pensa|crede|glaubt)(?: que| that| che| dass)?(?: (?:c'est|it's|it is|das ist|es ist|es sei|es|e'|e|sia|sea))? (?!(?:no|non|nein|yes|ok|oui|ja|si)$)\S+(?: \S+){0,4}$/u;
const ACCORDING_TO = /(?:^|\s)(?:laut|selon|d['\u2019]apr\p{L}s|according to|seg\p{L}n)\s\p{Lu}/u;
/** «\u00c0 remplacer», «Ersatz fehlt», “to be replaced”, as part of a text, folded. */
export const TO_BE_REPLACED = new RegExp(
  `(?<![\\p{L}])(?:${[
    "a remplacer|(?:sera|doit etre|va etre|faut) remplac(?:er|ee?)|remplacement (?:a (?:trouver|venir)|manquant)",
    "(?:to|must|will|should) be replaced|needs? (?:to be )?replac(?:ed|ing|ement)|(?:awaiting|no) replacement",
    "(?:noch )?zu ersetzen|(?:wird|muss) (?:noch )?ersetzt(?: werden)?|ersatz (?:fehlt|gesucht|kommt|folgt)|fliegt (?:noch )?raus",
    "da sostituire|(?:verra|va) sostituit[oa]|manca (?:il |la )?(?:sostituzione|sostituto)",
    "(?:nog )?te vervangen|(?:moet|wordt) (?:nog )?vervangen(?: worden)?|vervanging (?:volgt|ontbreekt|gezocht)",
    "(?:por|a|hay que|para) (?:sustituir|reemplazar)|(?:sera|va a ser) (?:sustituid|reemplazad)[oa]|falta (?:el |la )?(?:sustituto|sustitucion)",
  ].join("|")})(?![\\p{L}])`,
  "u",
);
/** Whether a remark asks whether its sound is a work or music at all, folded. */
const IS_IT_MUSIC = new RegExp(
  `(?<![\\p{L}])(?:${[
    "(?:est-ce (?:que c'est |bien )?|c'est )(?:bien )?(?:une |de la )?(?:vraie )?(?:oeuvre|musique)",
    "is (?:it|this|that) (?:really )?(?:a |an )?(?:real )?(?:work|music|song|composition)|does (?:it|this|that) count as (?:a )?(?:music|work)",
    "(?:ist (?:das|es)|gilt das als) (?:denn |wirklich )?(?:ein |eine )?(?:werk|musik|komposition)",
    "(?:es|cuenta como) (?:esto |esta )?(?:una )?(?:obra|musica|composicion)",
    "(?:e|conta come) (?:questa |questo )?(?:una |un')?(?:opera|musica|composizione)",
    "(?:is (?:dit|dat|het) (?:een |wel )?(?:werk|muziek|compositie))",
    "(?:oeuvre|musique|muziek|work|music|werk|musik|obra|musica|opera|mx|mus|zi[kc])",
  ].join("|")})(?: (?:ou pas|ou non|or not|oder nicht|o no))? ?\\?`,
  "u",
);
/** Words of somebody who does not know for certain, folded. */
const BELIEVES =
  /(?<![\p{L}])(?:j'en sais rien|aucune idee|no idea|keine ahnung|ni idea|non lo so|no lo se|je crois|je pense|il me semble|peut-etre|sauf erreur|i think|i believe|maybe|perhaps|possibly|not sure|glaub(?:e)? ich|ich glaube|vielleicht|vermutlich|nicht sicher|geen idee|ik denk|misschien|vermoedelijk|waarschijnlijk|creo(?: que)?|quizas?|tal vez|a lo mejor|credo(?: che)?|forse|mi pare)(?![\p{L}])/u;
/** Music that was planned, and may not be what is heard, folded: «musique pr\u00e9vue Delta», “planned music”. */
const PLANNED =
  /(?<![\p{L}])(?:(?:musique|zi[kc]|mx|titre|music|track|title|musik|titel|musica|titulo|titolo) (?:initialement |originally |urspr(?:ue|u)nglich )?(?:prevue?|planned|geplant|previst[oa])|(?:planned|geplante[rs]?) (?:music|track|title|musik|titel))(?![\p{L}])/u;
/** Music that plays again from its start, which its length may not count: «boucl\u00e9 2 fois», “looped twice”, folded. */
const LOOPED =
  /(?<![\p{L}])(?:bouclee?s?|en boucle|looped|geloopt|in schleife|en bucle|in loop)(?![\p{L}])(?! version)/u;
/** «?? voir avec la mairie», «"Le Pas des pompiers" ??»: no other word says what the marks are about. */
const ASKED = /^\s*\?{2,}|["\u201d\u00bb]\s?\?{2,}/u;
/** A remark with a question mark behind a word. */
const QUESTION = /[\p{L}\p{N})]\s?\?/u;

/** A comma before what somebody says, as in German. */
const COMMA_OF_SPEECH = /(?<=(?:meint|sagt|glaubt|says|said|thinks)), /g;
const clausesOf = (text: string) =>
  text
    .replace(COMMA_OF_SPEECH, " ")
    .split(/[,;:!()[\]/]|\.(?=\s|$)|\s-\s/)
    .map((clause) => clause.trim());

const folded = (text: string) =>
  fold(text.slice(0, LONGEST))
    .replace(/[\s_]+/g, " ")
    .trim();

const isUnknownIn = (text: string) => UNKNOWN.test(text) || TO_COME.test(text);
/** Whether a remark says that nobody knows the title: «titre inconnu», «Titel beim Kamerateam erfragen», “TBD - to come”. */
export const saysTitleUnknown = (remark: string): boolean => isUnknownIn(folded(remark));

/**
 * Whether a remark leaves something of its row in doubt, which a person has to check; `hasLength` if the end of the row
 * is counted from a length.
 */
export function leavesDoubt(remark: string, hasLength: boolean): boolean {
  const text = folded(remark);
  if (text === "") return false;
  const clauses = clausesOf(text);
  return (
    QUESTION.test(text) ||
    /^(?:\?+|[x\u2717\u2718])$/.test(text) ||
    ONE_OF_SEVERAL.test(text) ||
    clauses.some((clause) => [TO_CHECK, TO_CLEAR, SAID_BY].some((one) => one.test(clause))) ||
    ACCORDING_TO.test(remark.slice(0, LONGEST)) ||
    TO_BE_REPLACED.test(text) ||
    BELIEVES.test(text) ||
    PLANNED.test(text) ||
    WHICH.test(text) ||
    (hasLength && LOOPED.test(text))
  );
}

/** Whether remarks ask for the title of their music: nobody knows it, or doubts that this is the music. */
export const asksTitle = (remarks: readonly string[]) =>
  remarks.some((remark) => {
    const text = folded(remark);
    return isUnknownIn(text) || WHICH.test(text) || ASKED.test(remark);
  });

/** Whether remarks ask if their sound is music at all: “is it a work?”, «est-ce une musique ?». */
export const asksWhetherMusic = (remarks: readonly string[]) =>
  remarks.some((remark) => IS_IT_MUSIC.test(folded(remark)));

/** Whether a text reports what somebody else says or thinks of the music: «il fonico dice Brahms». */
export const isHearsay = (text: string) =>
  ACCORDING_TO.test(text.slice(0, LONGEST)) || clausesOf(folded(text)).some((clause) => SAID_BY.test(clause));

/** Returns a name of which the sheet takes no title, so that it asks for one. */
export const withTitleAsked = (name: string) => (/\?{2,}\s*$/.test(name) ? name : `${name} ??`);
export const withoutTitleAsked = (name: string) => name.replace(/ \?\?$/, "");
