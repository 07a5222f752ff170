import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

const QUOTED = String.raw`["\u00ab\u201c\u201e\u201d]\s?(?<quoted>[^"\u00ab\u00bb\u201c\u201d\u201e]{1,120}?)\s?["\u00bb\u201d\u201c](?<rest>.*)$`;
const PLAIN = String.raw`(?<plain>[\p{Lu}\d][^,;:"\u00ab\u201c\u201e.!?()]{0,80})[.!]?$`;
const CALLED = [
  `(?:is|are) (?:now |actually |really |to be |properly )?(?:called|named|titled|retitled|renamed(?: to| as)?)`,
  String.raw`s[\u2019']appelle(?: d\u00e9sormais| maintenant| en fait| bien)?|(?:est|a \u00e9t\u00e9|sera) renomm\u00e9e?(?: en)?`,
  String.raw`hei(?:\u00df|ss)t(?: jetzt| nun| richtig| eigentlich)?|se llama(?: ahora| en realidad)?`,
  String.raw`si chiama(?: ora| adesso| in realt\u00e0)?|heet(?: nu| eigenlijk)?`,
].join("|");
const TITLE = "(?:[Tt]itle|[Tt]itre|[Tt]itels?|[Tt]\u00edtulo|[Tt]itolo)";
const IS =
  "is(?: now)?|should (?:be|read)|must be|reads|est(?: d\u00e9sormais| bien)?|doit \u00eatre|ist|lautet|muss|es|debe ser|\u00e8|deve essere|moet zijn";
const RENAME =
  "[Rr]enam(?:e|ing)|[Rr]etitle|[Rr]enomm(?:er|ez)|[Uu]mbenennen|[Rr]enombr\\p{L}+|[Rr]inomin\\p{L}+|[Hh]ernoem\\p{L}*";
/** Sentences that give a new title to what stands before it. */
const FORMS = [
  String.raw`^(?<before>.{2,160}?)\s(?:${CALLED})\s?:?\s(?:${QUOTED}|${PLAIN})`,
  String.raw`^(?<before>.{0,80}?${TITLE}\s.{2,160}?)\s(?:${IS})\s?:?\s${QUOTED}`,
  String.raw`^(?<before>.{0,80}?(?:(?:[Cc]orrect|[Cc]hange|[Aa]mend|[Ff]ix|[Uu]pdate|[Cc]orrig\p{L}+|[Mm]odifi\p{L}+|[Cc]hang\p{L}+|[Rr]emplac\p{L}+|[Bb]itte|[Cc]orreg\p{L}+|[Cc]orregg\p{L}+|[Cc]ambi\p{L}+|[Ww]ijzig\p{L}*)\s.{0,40}?${TITLE}|${RENAME})\s.{2,160}?)\s(?:to|as|into|en|par|in|zu|auf|a|por|con|naar)\s?:?\s(?:${QUOTED}|${PLAIN})`,
  String.raw`^(?<before>.{0,40}?(?:[Nn]ew|[Cc]orrect|[Nn]ouveau|[Nn]euer|[Rr]ichtiger|[Nn]uevo|[Nn]uovo|[Nn]ieuwe|[Jj]uiste) ${TITLE}\s.{2,160}?)\s?:\s(?:${QUOTED}|${PLAIN})`,
  String.raw`^(?<before>.{2,160}?)\s?:\s(?:[Nn]ew|[Cc]orrect|[Nn]ouveau|[Nn]euer|[Rr]ichtiger|[Nn]uevo|[Nn]uovo|[Nn]ieuwe|[Jj]uiste) ${TITLE}\s?:?\s${QUOTED}`,
].map((form) => new RegExp(form, "u"));
/** Another title behind the first: «“Kelp” or “Weir”». */
const CHOICE = /^[\s,]*(?:or|ou|oder|of|o|oppure)\s/u;

/** Words before a title that a track should not get. */
const NOT =
  /(?<!\p{L})(?:not|never|pas|jamais|nicht|nie|kein\p{L}*|no(?![.\s]?\d)|non|niet|nooit|geen|used to|formerly)(?!\p{L})|n[\u2019']t(?!\p{L})/iu;
/** Words behind a title that only something out of date has: «is called “Silt” on the old sheet». */
const OUTDATED =
  /(?<!\p{L})(?:old|wrong\p{L}*|mistake\p{L}*|error|erreur|ancien\p{L}*|vieux|vieille|falsch\p{L}*|irrt\p{L}*|alte[rnms]?|sbagliat\p{L}|vecchi\p{L}|errore|equivocad\p{L}|antigu\p{L}|viej\p{L}|fout\p{L}*|oude?)(?!\p{L})/iu;

/** Words with which a sentence goes on behind a title that no quotation marks enclose: “is called Reed because …”. */
const GOES_ON =
  /\s(?:because|since|for|as|after|by|like|only|but|when|if|in|on|with|car|parce|puisque|comme|par|pour|mais|dans|chez|quand|weil|da|nach|als|wie|aber|nur|wenn|bei|porque|como|por|pero|perch\u00e9|come|per|ma|omdat|zoals|maar|door)\s/iu;
/** Words before the title that is given up: «et non « Écluse »». */
const INSTEAD =
  /^[\s,]*(?:(?:et|and|und|e|y|en) )?(?:not|non(?: pas)?|nicht|no|niet|instead of|rather than|au lieu de|statt|anstatt|invece di|en (?:lugar|vez) de|in plaats van)(?!\p{L})/iu;

/** A title that a sentence gives to a track. */
interface SaidTitle {
  title: string;
  /** The words that name the track. */
  before: string;
  /** The words behind the title, without those before a former one. */
  behind: string;
}

/** Returns the title that a sentence gives to a track; null if it gives none. */
export function saidTitle(sentence: string): SaidTitle | null {
  for (const form of FORMS) {
    const { before, quoted, plain, rest = "" } = form.exec(sentence)?.groups ?? {};
    const title = cleanText(quoted ?? plain);
    if (!before || !title || (plain !== undefined && GOES_ON.test(plain))) continue;
    if (!CHOICE.test(rest) && !OUTDATED.test(rest) && !NOT.test(before))
      return { before, title, behind: rest.replace(INSTEAD, "") };
  }
  return null;
}
