import { fold } from "#/contract/fold.ts";
import { saysHeldBack } from "#/server/operate/import/sheet/remarks.ts";
import { heldUntil } from "./held-until.ts";
import { withoutLift } from "./lifted.ts";

/** A sentence of a letter that holds music back, or that frees it again. */
export interface HeldSentence {
  sentence: string;
  /** What stands before it and may name what it means: sentences of its paragraph, the nearest first, and heads. */
  before: string[];
  /** Subject of the mail, which may name the albums; "" if there is none. */
  subject: string;
  /** Whether it frees what an earlier sentence holds. */
  isLift: boolean;
  /** What a sentence that frees still holds: «lifted, except for Weir»; "" if there is no exception. */
  except: string;
  /** The day until which it holds, as `YYYY-MM-DD`; null if it says none. */
  until: string | null;
  /** Whether it is the subject of the mail itself. */
  isSubject: boolean;
  /** Whether it holds even if it names nothing: «do not use it» may mean a picture, and licences any music. */
  isSure: boolean;
}

/** `- `, `• `, `2) `: the start of an item of a list. */
const ITEM = /^\s*(?:[-*\u2022\u2013]\s+|\(?\d{1,2}[).]\s+)/;
/** The end of a sentence; «1. Februar» and «No. 5» go on. */
const END =
  /(?<=(?<!(?<!\d)\d{1,2}|\b(?:no|nr|vol|st|mr|ms))[.!?])(?:\s+(?=["\u00ab(\u201c\u201e]?\s?[\p{Lu}\d])|[^\S\n]*\n\s*(?=\/))/iu;
/** Sentences that say that there is nothing to hold. */
const NOTHING =
  /(?<!\p{L})(?:nothing|none|nichts|no (?:track|title|cue)s?|keine?r?)(?!\p{L})(?: \S+){0,4} (?:on hold|withdrawn|embargo(?:ed)?|gesperrt|zuruckgezogen)(?!\p{L})|(?<!\p{L})(?:rien|aucun\p{L}*)(?: \S+)? n.est /u;
/** Words before what a sentence does not mean; \u00abbis auf Weiteres\u00bb and \u00absauf erreur\u00bb say something else. */
export const EXCEPTION =
  /(?<!\p{L})(?:except(?:ing)?(?: for)?|with the exception of|(?:apart from|other than)(?! (?:that|this)(?!\p{L}))|all but|everything but|sauf(?: pour)?(?! (?:erreur|avis|accord|mention|indication|contrordre)(?!\p{L}))|hormis|excepte|except\u00e9|\u00e0 part(?! (?:\u00e7a|cela|enti\u00e8re)(?!\p{L}))|\u00e0 l\p{P}exception d(?:e |u |es |\p{P})|au\u00dfer|ausser|bis auf(?! weitere)|mit Ausnahme(?: von)?)(?!\p{L})/iu;
/** Orders to delete a thing, which may be a link, or a file in whose place another one came. */
const DELETE = "(?:delete|remove) (?:it|this|that|them)|(?:supprimer|effacer|retirer)|loschen";
const DELETED = new RegExp(DELETE, "gu");
const FILE =
  /(?<!\p{L})(?:mp3s?|wavs?|files?|fichiers?|dateie?n?|version|fassung|mix|bounce|copy|copie|kopie|links?|liens?|wrong|faux|fausses?|falsche?[mnrs]?|old|anciens?|anciennes?|alte[mnrs]?)(?!\p{L})/u;
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
  const definitions = definitionsIn(text);
  let [subject, head] = ["", ""];
  for (const paragraph of paragraphsOf(text)) {
    if (SUBJECT.test(paragraph)) subject = paragraph.replace(SUBJECT, "");
    const isItem = ITEM.test(paragraph);
    const sentences = sentencesOf(paragraph);
    if (!isItem) head = sentences.at(-1) ?? "";
    for (const [place, whole] of sentences.entries()) {
      const { sentence, except, isHeld, isLift } = readSentence(whole);
      if (!isHeld && !isLift) continue;
      const near = sentences.slice(Math.max(0, place - MOST_BEFORE), place);
      const before = [
        ...near.toReversed(),
        ...(isItem ? [head] : []),
        ...(DEFINED.test(sentence) ? definitions : []),
      ];
      const until = heldUntil(sentence);
      const folded = fold(sentence);
      const isOrder = until !== null || !LEGAL.test(folded);
      const isSure =
        isOrder && !sentence.endsWith("?") && saysHeldBack(folded.replace(DELETED, "").replace(USE, ""));
      found.push({
        sentence,
        before: before.filter(Boolean),
        subject,
        isLift,
        except,
        until,
        isSure,
        isSubject: SUBJECT.test(paragraph),
      });
    }
  }
  // A subject says what its mail is about; what it holds stands below.
  const said = new Set(found.flatMap((one) => (one.isSubject || one.isLift ? [] : one.subject)));
  return found.filter((one) => !one.isSubject || !said.has(one.subject));
}

/** Reads a sentence; one that frees with an exception is split there. */
function readSentence(whole: string) {
  const { 0: word = "", index = 0 } = EXCEPTION.exec(whole) ?? {};
  const before = whole.slice(0, index);
  const isSplit = word !== "" && readPart(before).isLift;
  const sentence = isSplit ? before : whole;
  const except = isSplit ? whole.slice(index + word.length).trim() : "";
  return { sentence, except, ...readPart(sentence) };
}

function readPart(sentence: string): { isHeld: boolean; isLift: boolean } {
  const text = fold(sentence).replace(/\s+/g, " ");
  const rest = withoutLift(text);
  if (rest !== null && (!saysHeldBack(rest) || !saysHeldBack(text)) && heldUntil(text) === null)
    return { isHeld: false, isLift: true };
  const said = FILE.test(text) ? text.replace(DELETED, "") : text;
  return { isHeld: saysHeldBack(said) && !NOTHING.test(text), isLift: false };
}

/** A word of contracts for the music that a line of the contract says. */
const DEFINED =
  /(?<!\p{L})(?:[Tt]he (?:Works?|Tracks?|Compositions?|Recordings?|Albums?)|[Ll].(?:\u0152uvre|Oeuvre|Album)|(?:[Dd]as|[Dd]ie|[Dd]em|[Dd]es) Werk(?:e|s|es)?)(?!\p{L})/u;
const DEFINITION =
  /^\s*(?:\(?[\da-z]{1,2}[.)]\s*)?(?:the )?(?:works?|tracks?|compositions?|recordings?|albums?|\u0153uvres?|oeuvres?|titres?|werke?|titel)\s?:\s*(\S.*)$/gimu;

/** Returns the lines that say what «the Work» of a sentence is: `1. Work: "Weir" in all mixes`. */
const definitionsIn = (text: string) =>
  [...text.matchAll(DEFINITION)].map(([, music = ""]) => music).slice(0, MOST_BEFORE);

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
