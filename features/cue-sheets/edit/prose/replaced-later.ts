import { fold } from "#/contract/fold.ts";
import type { Doubt } from "../edit.ts";
import { wordsOf } from "../title-words.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** Words, folded, of somebody who puts other music in the place of what was there. */
const INSTEAD =
  /(?<![\p{L}])(?:now|instead|swapp?ed|replac(?:ed|es|ing)|changed|desormais|maintenant|finalement|a la place|plutot|rempla\p{L}+|chang\p{L}+|nu|in plaats van|vervang\p{L}+|jetzt|nun|stattdessen|statt|ersetzt|ersatz|getauscht|ahora|en (?:vez|lugar)|sustitu\p{L}+|cambi\p{L}+|adesso|ora|invece|sostitu\p{L}+)(?![\p{L}])/u;
/** Words, folded, for music that is heard together with other music. */
const BESIDE =
  /(?<![\p{L}])(?:also|too|as well|with|plus|under(?:neath)?|over|on top|layered|aussi|avec|en plus|sous|(?:en )?dessous|par-dessus|superpose\p{L}*|ook|met|onder|samen|auch|dazu|mit|unter|darunter|tambien|ademas|con|bajo|debajo|encima|anche|insieme|sotto|sopra)(?![\p{L}])/u;
/** The same before a title that is not quoted: “is now Glitter Tax”. */
const IS_NOW =
  /^(?:is|it's|it is|c'est|est|ist|es ist|es|\u00e8) (?:now|d\u00e9sormais|maintenant|jetzt|nun|ahora|adesso|ora)[:,]? (?=\p{Lu})/iu;

type PlacedRow = Row & { line: { line: number; text: string } };

/**
 * Switches off the rows whose music a later row with the same place replaces: its line says so, or it follows other
 * messages of a chat (`isChat`) and does not say that both are heard. Where neither is the case, both rows may be heard, or belong to several programmes:
 * this is a doubt, which is returned.
 */
export function setReplacedLater(
  rows: readonly PlacedRow[],
  others: readonly RunningLine[],
  isChat: boolean,
): Doubt[] {
  const last = new Map<string, PlacedRow>();
  const messages = others.filter(({ text }) => text.trim() !== "").map(({ line }) => line);
  const doubts: Doubt[] = [];
  for (const row of rows) {
    const { clip, line } = row;
    if (clip.isOff || clip.isPoint) continue;
    const place = `${row.start} ${row.end}`;
    const former = last.get(place);
    last.set(place, row);
    const said = fold(line.text.replace(row.title.replace(IS_NOW, ""), " "));
    const isReplacing = INSTEAD.test(said);
    if (isReplacing) withoutIsNow(row);
    if (!former || former.depth < row.depth || wordsOf(former.title) === wordsOf(row.title)) continue;
    const isLater = messages.some((message) => message > former.line.line && message < line.line);
    if (isReplacing || (isChat && isLater && !BESIDE.test(said))) former.clip.isOff = true;
    else if (isLater) doubts.push({ line: former.line.line, name: former.title, text: line.text.trim() });
  }
  return doubts;
}

function withoutIsNow(row: PlacedRow): void {
  row.title = row.title.replace(IS_NOW, "");
  row.clip.name = row.clip.name.replace(IS_NOW, "");
}
