import { fold } from "#/contract/fold.ts";
import { saysHeldBack } from "#/server/operate/import/sheet/remarks.ts";
import { heldUntil } from "./held-until.ts";

/** A sentence of a letter that holds music back, or that frees it again. */
export interface HeldSentence {
  sentence: string;
  /** What stands before it and may name what it means: sentences of its paragraph, the nearest first, and heads. */
  before: string[];
  /** Subject of the mail, which may name the albums; "" if there is none. */
  subject: string;
  /** Whether it frees what an earlier sentence holds. */
  isLift: boolean;
  /** The day until which it holds, as `YYYY-MM-DD`; null if it says none. */
  until: string | null;
  /** Whether it holds even if it names nothing: «do not use it» may mean a picture, and licences any music. */
  isSure: boolean;
}

/** `- `, `• `, `2) `: the start of an item of a list. */
const ITEM = /^\s*(?:[-*\u2022\u2013]\s+|\(?\d{1,2}[).]\s+)/;
/** The end of a sentence; «1. Februar» and «No. 5» go on. */
const END =
  /(?<=(?<!(?<!\d)\d{1,2}|\b(?:no|nr|vol|st|mr|ms))[.!?])\s+(?=["\u00ab(\u201c\u201e]?\s?[\p{Lu}\d])/iu;
const FREE =
  "cleared|approved|free(?! of)|available|lifted|over|frei|freigegeben|geklart|aufgehoben|libres?|liberee?s?|autorisee?s?|validee?s?|levee?s?";
const NOW =
  "now|already|all|fully|again|jetzt|wieder|schon|bereits|nun|desormais|maintenant|deja|tous|toutes";
/** «Delta ist frei», «the embargo is lifted»; but not «until it is cleared» nor «not yet cleared». */
const LIFTED = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:until|till|unless|once|when|if|as soon as|before|bis|sobald|wenn|falls|ob|des que|tant qu|quand|lorsqu|si|avant qu)(?!\p{L})[^.;]*)(?<!\p{L})(?:(?:is|are|was|has been|have been|ist|sind|wurden?|est|sont|a ete|ont ete)(?: (?:${NOW}))* (?:${FREE})|(?:is|are) (?:now|already) released|(?:has|have) been released|no longer (?:on hold|held|embargoed)|nicht mehr gesperrt|n.est plus (?:retenue?|bloquee?|sous embargo))(?!\p{L})`,
  "gu",
);
/** Sentences that say that there is nothing to hold. */
const NOTHING =
  /(?<!\p{L})(?:nothing|none|nichts|no (?:track|title|cue)s?|keine?r?)(?!\p{L})(?: \S+){0,4} (?:on hold|withdrawn|embargo(?:ed)?|gesperrt|zuruckgezogen)(?!\p{L})|(?<!\p{L})(?:rien|aucun\p{L}*)(?: \S+)? n.est /u;
/** Orders about the use of a thing, which may be a picture or an address. */
const USE =
  /(?:do not|don.?t|please not) (?:use|ingest|import)|(?:pas|plus) (?:utiliser|prendre|importer)|nicht (?:verwenden|importieren)|non (?:usare|importare)|no (?:usar|importar)/gu;
/** Words of licences and of the legal notices below mails: «toute reproduction non autoris\u00e9e est interdite». */
const LEGAL =
  /(?<!\p{L})(?:rights? (?:reserved|to)|reserves? the right|licen[sc]ors?|intended recipients?|droits? reserves?|diritti riservati|derechos reservados|(?:reproduction|utilisation|diffusion|copie|exploitation|usage|uso|riproduzione|reproduccion|copia) (?:non|no))(?!\p{L})/u;
/** Heads of mails without a message of their own; the subject may name the music. */
const HEAD = /^(?:from|to|cc|date|sent|de|\u00e0|von|an|datum|gesendet|envoy\u00e9)\s?:\s/iu;
const SUBJECT = /^(?:subject|objet|betreff|oggetto|asunto)\s?:\s*/iu;

/** Number of sentences before another one that may say what it means. */
const MOST_BEFORE = 8;
/** Longer sentences are lists without full stops, of which each line is read alone. */
const LONGEST = 1_000;

/**
 * Splits a paragraph into its sentences, and a list of lines without full stops into these, since the patterns are slow
 * on long texts.
 */
const sentencesOf = (paragraph: string) =>
  paragraph
    .split(END)
    .flatMap((sentence) =>
      (sentence.length > LONGEST ? sentence.split("\n") : [sentence])
        .flatMap((line) => line.match(PIECE) ?? [])
        .map((line) => line.replace(/\s+/g, " ").trim()),
    );
const PIECE = new RegExp(`[^]{1,${LONGEST}}`, "g");

/** Returns the sentences of a letter that hold music back or free it, in their order. */
export function heldSentences(text: string): HeldSentence[] {
  const found: HeldSentence[] = [];
  let [subject, head] = ["", ""];
  for (const paragraph of paragraphsOf(text)) {
    if (SUBJECT.test(paragraph)) subject = paragraph.replace(SUBJECT, "");
    const isItem = ITEM.test(paragraph);
    const sentences = sentencesOf(paragraph);
    if (!isItem) head = sentences.at(-1) ?? "";
    for (const [place, sentence] of sentences.entries()) {
      const { isHeld, isLift } = readSentence(sentence);
      if (!isHeld && !isLift) continue;
      const near = sentences.slice(Math.max(0, place - MOST_BEFORE), place);
      const before = [...near.toReversed(), ...(isItem ? [head] : [])];
      const until = heldUntil(sentence);
      const folded = fold(sentence);
      const isOrder = until !== null || !LEGAL.test(folded);
      const isSure = isOrder && !sentence.endsWith("?") && saysHeldBack(folded.replace(USE, ""));
      found.push({
        sentence,
        before: before.filter(Boolean),
        subject,
        isLift,
        until,
        isSure,
      });
    }
  }
  return found;
}

function readSentence(sentence: string): { isHeld: boolean; isLift: boolean } {
  const text = fold(sentence).replace(/\s+/g, " ");
  const [lift] = [...text.matchAll(LIFTED)].slice(-1);
  if (lift && (!saysHeldBack(text.slice(lift.index)) || !saysHeldBack(text)) && heldUntil(text) === null)
    return { isHeld: false, isLift: true };
  return { isHeld: saysHeldBack(sentence) && !NOTHING.test(text), isLift: false };
}

/** Splits a text into its paragraphs, the items of its lists and the heads above them. */
function paragraphsOf(text: string): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const isHead = HEAD.test(line) || SUBJECT.test(line);
    if (line.trim() === "" || isHead) isOpen = false;
    if (line.trim() === "" || (isHead && !SUBJECT.test(line))) continue;
    if (isOpen && !ITEM.test(line)) found.push(`${found.pop() ?? ""}\n${line}`);
    else found.push(line);
    isOpen = !isHead;
  }
  return found;
}
