import { fold } from "#/contract/fold.ts";

/** A longer remark is text. */
const LONGEST = 400;
const ASK =
  "(?:erfragen|nachfragen|anfragen|kl(?:ae|a)ren|nachreichen|rausfinden|raussuchen|folgt|fehlt|unbekannt|offen|tbc|tbd)";
/** What a remark says of a title that nobody knows, folded. */
const UNKNOWN = new RegExp(
  `(?<![\\p{L}-])(?:${[
    "(?:pas|connai\\p{L}+ pas|ignore|retrouve (?:plus|pas)|sai[st] (?:plus|pas)|oublie|sans|manque|cherche) (?:le|son) (?:titre|nom)",
    "(?:titre|nom du morceau|nom de la musique) (?:inconnu|exact inconnu|introuvable|manquant|a (?:trouver|confirmer|verifier|demander|preciser|venir)|\\?|non identifie)",
    "(?:quel (?:est le |est son )?titre|c'est quoi (?:le titre|comme (?:musique|morceau)|cette musique|ce morceau)|quelle (?:est cette )?musique|musique (?:a identifier|non identifiee|inconnue))",
    "(?:no|without) title|title (?:is |still )?(?:unknown|not known|missing|tbc|tbd|to (?:come|be confirmed|be found)|\\?)|(?:title|track|piece|song) unknown|unknown (?:title|track|piece|song|tune)",
    "(?:don't|do not|doesn't|can't|cannot) (?:know|have|remember|find|recall) (?:the|its) (?:title|name)|(?:forgot|lost|needs?|missing) (?:the |its |a )?(?:title|name)|name unknown",
    "what(?:'s| is) (?:this (?:track|song|piece|tune)|the title|it called)|which (?:track|piece|song|tune) is (?:this|it)|unidentified",
    `titel(?: (?!ist |war |von )[\\p{L}.]+){0,3} ${ASK}|(?:kein|ohne|unbekannter|welcher) titel|titel\\?|name unbekannt|wei(?:ss|s) (?:nicht|nimmer),? wie (?:das|es|der titel) heisst|wie heisst (?:das|der titel|es)`,
    "(?:sin|desconoce(?:mos)? el|no se(?: sabe)? el|no sabemos el|no conozco el|falta el|preguntar(?: el)?|buscar(?: el)?) titulo|titulo (?:desconocido|por (?:confirmar|averiguar)|pendiente|\\?)|(?:que|cual) (?:tema|cancion|musica) es",
    "(?:senza|manca il|non so il|non conosco il|non si sa il|chiedere(?: il)?|trovare(?: il)?) titolo|titolo (?:sconosciuto|ignoto|mancante|da (?:trovare|confermare|chiedere|verificare)|\\?)|che (?:brano|canzone|musica) e",
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
  /^(?:(?:a|to|zu|da|por|please|bitte|merci de|double) )?(?:(?:check(?: this| it)?|to be (?:checked|confirmed|verified)|verifier|confirmer|controler|revoir|confirm(?:ed)?|tbc|tbd|pr(?:ue|u)fen|nachpr(?:ue|u)fen|kl(?:ae|a)ren|nachfragen|verificare|controllare|confermare|confirmar|verificar|comprobar|revisar|not sure|unsure|pas sure?|nicht sicher|unsicher|no (?:estoy )?segur[oa]|non (?:sono )?sicur[oa])(?: (?:avec|par|with|by|mit|bei|durch|con|por) \S.{0,40})?|(?:(?:ask|demander|preguntar|fragen|chiedere)(?: (?:a|au|al|to|bei))?|voir avec|see with|ver con|vedi con) \S.{0,40})$/;
/** Words of somebody who does not know for certain, folded. */
const BELIEVES =
  /(?<![\p{L}])(?:je crois|je pense|il me semble|peut-etre|sauf erreur|i think|i believe|maybe|perhaps|possibly|not sure|glaub(?:e)? ich|ich glaube|vielleicht|vermutlich|nicht sicher|creo(?: que)?|quizas?|tal vez|a lo mejor|credo(?: che)?|forse|mi pare)(?![\p{L}])/u;
/** Music that plays again from its start, which its length may not count: «boucl\u00e9 2 fois», “looped twice”, folded. */
const LOOPED =
  /(?<![\p{L}])(?:bouclee?s?|en boucle|looped|geloopt|in schleife|en bucle|in loop)(?![\p{L}])(?! version)/u;
/** «?? voir avec la mairie», «"Le Pas des pompiers" ??»: no other word says what the marks are about. */
const ASKED = /^\s*\?{2,}|["\u201d\u00bb]\s?\?{2,}/u;
/** A remark with a question mark behind a word. */
const QUESTION = /[\p{L}\p{N})]\s?\?/u;

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
  const clauses = text.split(/[,;.:!()[\]]|\s-\s/).map((clause) => clause.trim());
  return (
    QUESTION.test(text) ||
    /^\?+$/.test(text) ||
    clauses.some((clause) => TO_CHECK.test(clause)) ||
    BELIEVES.test(text) ||
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

/** Returns a name of which the sheet takes no title, so that it asks for one. */
export const withTitleAsked = (name: string) => (/\?{2,}\s*$/.test(name) ? name : `${name} ??`);
export const withoutTitleAsked = (name: string) => name.replace(/ \?\?$/, "");
