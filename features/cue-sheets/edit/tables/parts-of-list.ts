import { fold } from "#/contract/fold.ts";
import { WITHOUT_MUSIC } from "./open-remarks.ts";

const COUNT =
  "(?:\\d{1,4}[a-z]?|[ivx]{1,5}|one|two|three|four|five|un|deux|trois|quatre|eins|zwei|drei|vier|uno|dos|tres|cuatro|due|tre)";
const PART =
  "(?:act[eo]?s?|akte?|teil|deel|part(?:ie|e)?|reel|bobine|bob|rolle|rollo|rullo|segment|seg|sequenz|sequence|secuencia|sequenza|seq|scene|sc|szene|escena|scena|chapter|chapitre|kapitel|capitulo|capitolo|episode|ep|folge|block|bloc|bloque|blocco|r)";
/**
 * Titles of parts, breaks and scenes of a programme, which lists of music have between their rows, folded. Of the tones
 * in `tones.ts` only those are here that no list means as a title: a row without an end may be the music «Countdown».
 */
const PART_OF_LIST = new RegExp(
  `^(?:${[
    `${PART}\\.? ?(?:n\u00b0 ?|#)?${COUNT}(?: ?[-:.(].*)?`,
    `(?:end|fin|ende|fine|start|debut|beginn|begin|inicio|inizio) (?:of |de la |de |du |del |della |von |der |des )?${PART}(?: .*)?`,
    "(?:(?:ad|commercial|station|tv) )?breaks?(?: \\d+)?|(?:ads?|pubs?)(?: \\d+)?|(?:coupure|ecran|page)s? (?:de )?pub(?:licit\\p{L}*)?(?: \\d+)?|publicite|commercials?|intermission|entracte",
    "werbung|werbe\\p{L}+(?: \\d+)?|reclame(?:blok)?(?: \\d+)?|publicidad|(?:corte|pausa|bloque|stacco) pubblicitari[oa]|(?:corte|pausa|bloque) publicitari[oa]|pubblicita|intervalo|intervallo",
    "(?:int|ext)(?:\\.|/)? ?(?:[/.] ?(?:int|ext)\\.? )?\\S.* - (?:jour|nuit|day|night|tag|nacht|dia|noche|giorno|notte|soir|matin).*",
    "(?:colou?r )?bars(?: .*)?|mires?(?: .*)?|leader|amorce|slate|clap|[fl]foi|[fl]fop|2-?pop",
    `${WITHOUT_MUSIC}(?: .*)?`,
    "(?:a (?:revoir|verifier|caler|discuter)|to ?do|to check|todo|check)(?:[ :].*)?",
  ].join("|")})$`,
  "u",
);
const LONGEST_TITLE = 200;
/** Whether a title is that of a part, a break or a scene of a programme: «Act 2», “Ad break 1”, «Werbung». */
export const isPartOfList = (title: string) =>
  PART_OF_LIST.test(fold(title.slice(0, LONGEST_TITLE)).replace(/\s+/g, " ").trim());
