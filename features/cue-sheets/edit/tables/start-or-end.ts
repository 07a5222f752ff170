import { fold } from "#/contract/fold.ts";

/** «MX1 IN Copper Sky», «MX1 OUT»: a mark, the word for its start or end, and the title. */
const START_OR_END =
  /^(\S.{0,40}?)\s+(IN|OUT|START|END|STOP|D[\u00c9E]BUT|FIN)(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$/i;
const WORDS = String.raw`ENTR[\u00c9E]E|SORTIE|ENTRA|ENTRADA|ENTRATA|SALIDA|FUERA|ESCE|USCITA|EIN|AUS|RAUS|BEGINN|ANFANG|ENDE|INICIO|INIZIO`;
/** The same in other languages, where such a word in small letters may also begin a phrase: «Musik aus der Ferne». */
const IN_CAPITALS = new RegExp(String.raw`^(\S.{0,40}?)\s+(${WORDS})(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$`);
const ALONE = new RegExp(String.raw`^(\S.{0,40}?)\s+(${WORDS})\s*(?:$|[:\u2013-]\s*(.*)$)`, "i");
const START = /^(?:in|start|debut|entree|entra(?:da|ta)?|ein|beginn|anfang|inicio|inizio)$/;

/** A word or a code for music alone, folded. */
const MUSIC_ALONE = /^(?:musi(?:c|que|k|ca)|zi[kc]|mus|mx|bgm|score)$/;
/** Whether a mark is a word or a code for music and nothing else: «MUS», «Musique». */
export const meansMusic = (mark: string) => MUSIC_ALONE.test(fold(mark));

/** A mark, whether its word is that of a start, and the title behind it. */
export type StartOrEnd = { mark: string; isStart: boolean; title: string };

/** Returns what a name says to start or to end: «MX1 IN Copper Sky», «Musik AUS», «MUS sortie»; null for other names. */
export function startOrEndIn(name: string): StartOrEnd | null {
  // The first such word counts: «Musik EIN Delta sans fin».
  const found = [START_OR_END, IN_CAPITALS, ALONE].flatMap((pattern) => {
    const [, mark = "", word = "", title = ""] = pattern.exec(name) ?? [];
    return mark === "" ? [] : [{ mark, word, title }];
  });
  const [first] = found.sort((a, b) => a.mark.length - b.mark.length);
  return first
    ? { mark: first.mark, isStart: START.test(fold(first.word)), title: first.title.trim() }
    : null;
}
