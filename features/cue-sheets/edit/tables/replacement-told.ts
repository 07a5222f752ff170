import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { endsLikeTitle, isInitialsAndSurname, isPersonName } from "../person-name.ts";
import { versionNamed } from "../split-version.ts";
import { isStandIn } from "../stand-in-titles.ts";
import { isInTitleCase } from "../title-case.ts";
import { hasCompanyWord } from "./note-names.ts";
import { isSetAside } from "./row-remarks.ts";

/** Music that a remark names in the place of that of its row, surely or perhaps: “replaced by Ana's mix at 4:20”. */
export type ToldReplacement = { title: string; writers: StatedParty[]; isSure: boolean };

const QUOTED = String.raw`["\u00ab\u201c\u201e]\s?(?<quoted>[^"\u00ab\u00bb\u201c\u201d\u201e]{1,80}?)\s?[\u00bb\u201d\u201c"]`;
const BARE = String.raw`(?<bare>\p{Lu}[^,;:()[\]!?"\u00ab\u00bb\u201c\u201d\u201e]{1,78}?)(?=\s*(?:[,;:()[\]!?]|\.(?:\s|$)|\s[-\u2013\u2014]\s|$))`;
const REPLACED =
  "(?:(?:a \u00e9t\u00e9 |est |was |has been |is |wurde |ist |ha sido |fue |\u00e8 stat[oa] |is )?(?:now |finalement |finally )?(?:remplac(?:\u00e9|e)e?s? par|replaced (?:by|with)|swapped (?:for|with|out for)|chang(?:\u00e9|e)e? (?:pour|en|par)|changed to|ersetzt durch|(?:sustituid|reemplazad|cambiad|substituid)[oa] por|(?:sostituit|cambiat)[oa] (?:da|con)|vervangen door)\\s*:?)";
const NOW =
  "(?:now|now using|maintenant|d\u00e9sormais|c'est maintenant|jetzt|nun|ahora|ahora es|adesso|ora|nu)\\s*:?";
const patternOf = (verb: string) =>
  new RegExp(
    String.raw`(?:^|[,;:.()!]\s*|\s[-\u2013\u2014]\s*|[-=]>\s*|\u2192\s*)${verb}\s+(?:${QUOTED}|${BARE})(?<behind>[^;]{0,80})`,
    "iu",
  );
const [REPLACED_BY, NOW_IS] = [patternOf(REPLACED), patternOf(NOW)];
const BY = /^[\s,(]*(?:de|d['\u2019]|by|par|von|di|van|por|door)\s*(?=\p{Lu})(?<name>[^,;()]{3,60})/u;
const BY_AT_END =
  /^(?<title>\p{Lu}.*?),? (?:de|by|par|von|di|van|por|door) (?<name>\p{Lu}\S*(?: \S+){1,3})$/u;
/** The number of a cue or of a row, which names no title: «1M4», «MX 12», «Cue 7», «n° 3». */
const NUMBER = /^(?:\p{L}{0,5}[\s.\u00b0#]{0,2}\d+\p{L}?\d*|\d+\s?m\s?\d+\p{L}?)(?:\s?v\d+)?$/iu;
/** Words that tell what became of the music instead of naming another. */
const STATE =
  /^(?:final|ok|approved|validee?|valide|cleared|retained|retenue?|shorter|longer|louder|quieter|silence|stille|silencio|silenzio|stilte|nothing|rien|nichts|nada|niente|niets|playing|plus|moins|another|un|une|eine?|una?o?|music|musique|musik|musica|muziek|sound|ambiance|ambience|atmo|instr(?:umental)?|vocals?|score)(?![\p{L}])/u;
/** Words for another form of the same music. */
const OF_SAME =
  /(?<!\p{L})(?:mix|remix|version|fassung|edit|take|cut|stems?|demo|maquette|prise|montage|bounce|master)(?!\p{L})/iu;
const LONGEST = 300;

const personOf = (text: string) => {
  const name = text.trim().replace(/[.\s]+$/, "");
  return (isPersonName(name) || isInitialsAndSurname(name)) && !endsLikeTitle(name) ? name : "";
};

/**
 * Returns the music that remarks name in the place of that of their row: «remplacé par Braises de Léa Prévôt», “now
 * "Embers"”; null if they name none, only a version of it or a number, or ask.
 */
export function replacementTold(remarks: readonly string[]): ToldReplacement | null {
  for (const remark of remarks) {
    const text = remark.slice(0, LONGEST).replace(/\s+/g, " ").replace(/[’‘]/g, "'").trim();
    const told = toldBy(REPLACED_BY.exec(text), false) ?? toldBy(NOW_IS.exec(text), true);
    if (told) return told;
  }
  return null;
}

function toldBy(found: RegExpExecArray | null, isNow: boolean): ToldReplacement | null {
  const { quoted, bare = "", behind = "" } = found?.groups ?? {};
  if (!found || /^\s*\?/.test(behind) || !/^["\u00ab\u201c\u201e\p{Lu}]/u.test(quoted ?? bare)) return null;
  const byQuote = personOf(BY.exec(behind)?.groups?.name ?? "");
  const split = quoted === undefined ? BY_AT_END.exec(bare.trim())?.groups : undefined;
  const byBare = personOf(split?.name ?? "");
  const title = (quoted ?? (byBare === "" ? bare : (split?.title ?? ""))).trim();
  const name = byBare || byQuote;
  if (NUMBER.test(title) || isStandIn(title) || versionNamed(title, false) !== null) return null;
  if (quoted === undefined && (STATE.test(fold(title)) || isSetAside("", [title]))) return null;
  // «Now Embers» may say what has become of the music: a person, or several words like a title, say that it is one.
  const isSure = quoted !== undefined || name !== "" || (title.includes(" ") && isInTitleCase(title));
  if (isNow && !isSure) return null;
  const isOwnMix = quoted === undefined && name === "" && OF_SAME.test(title);
  // «Now Paul Martin» may say who wrote it or who publishes it.
  const isParty =
    quoted === undefined && name === "" && ((isNow && personOf(title) !== "") || hasCompanyWord(title));
  const isPart = /\d[:'.]\d\d|\d\s?(?:s|sec|dB)(?!\p{L})/iu.test(behind);
  return {
    title,
    isSure: !isOwnMix && !isParty && !isPart,
    writers: name === "" ? [] : [{ name, society: "", share: null }],
  };
}
