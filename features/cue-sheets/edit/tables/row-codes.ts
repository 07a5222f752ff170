import { fold } from "#/contract/fold.ts";
import { isCueNumber } from "../cue-numbers.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { frameIn } from "./heads-confirmed.ts";
import { labelAndCode } from "./label-and-code.ts";
import { referenceIn } from "./row-references.ts";

/** Words of headings for the code of a library, folded; «code» and «number» need another word beside them. */
const CODE_WORDS =
  /^(?:ref|refs|reference|references|referenz|referencia|riferimento|referencenr|cat|catno|catnr|catalog|catalogue|catalogo|katalog|katalognr|katalognummer|bestellnr|bestellnummer|bestelnr|bestelnummer|catalogus|catalogusnr|catalogusnummer|kenmerk|archiefnummer|archivnr|archivnummer)$/;
/** A word for it that is shortened, and means something else without the number behind it, folded: «Best.-Nr.», «Kat. Nr.». */
const SHORTENED =
  /(?<![\p{L}])(?:best|bestel|bestell|kat|katalog|art|artikel|archiv|cat|ref)\.?[\s-]*(?:nr|nummer|no|num|n\u00b0|n\u00ba)(?![\p{L}])\.?/gu;
const NUMBER_WORDS = /^(?:code|codes|codigo|codice|id|n|no|nr|num|number|numero|nummer)$/;
const BESIDE =
  /^(?:library|librairie|libreria|bibliotheque|muziekbibliotheek|bibliotheek|musikarchiv|archiv|platenlabel|label|sello|etichetta|lc|album|cd|disque|disc|track|piste|titre|titel|title|music|musique|musik|musica|du|de|del|la|le|the|of|der|des|d|l)$/;
const OF_LIBRARY =
  /^(?:library|librairie|libreria|bibliotheque|muziekbibliotheek|bibliotheek|album|label|platenlabel|sello|etichetta)$/;
/** Longest cell that is a code as it is written. */
const LONGEST_CODE = 40;
/** A number of a recording, a work or a barcode, which has its own field or none. */
const OTHER_NUMBER =
  /^(?:is[rw]c|ean|upc|ipi)(?![a-z])|^[a-z]{2}-?[a-z0-9]{3}-?\d{2}-?\d{5}$|^t-?\d{3}\.?\d{3}\.?\d{3}/i;

/** Numbers of cues, scenes and shots, folded: «M01», «cue 4», «scene 12». */
const OF_PROGRAMME =
  /^(?:(?:\d{0,2}m|cue|q)[ .#-]*\d{1,3}[a-z]?$|(?:sc|scenes?|szenen?|escenas?|scena|seq|sequences?|sequenz|secuencia|plans?|shots?)(?![a-z]))/;

/** Whether a cell is the number of a place in the programme, or a time, not the code of music. */
const isOfProgramme = (cell: string) =>
  isCueNumber(cell) || OF_PROGRAMME.test(fold(cell)) || (cell.includes(":") && frameIn(cell) !== null);

/** Whether a heading is that of a column for the codes of libraries: «cat no.», «Réf label», «LC / Bestellnr.». */
function isCodeHead(head: string): boolean {
  const words =
    fold(head)
      .replace(SHORTENED, "katalognr")
      .match(/[\p{L}]+/gu) ?? [];
  const isNamed = words.some((word) => CODE_WORDS.test(word));
  const isNumbered =
    words.some((word) => NUMBER_WORDS.test(word)) && words.some((word) => OF_LIBRARY.test(word));
  return (
    (isNamed || isNumbered) &&
    words.every((word) => CODE_WORDS.test(word) || NUMBER_WORDS.test(word) || BESIDE.test(word))
  );
}

/** Returns the index of the column for the codes of libraries; -1 if there is none. */
export const codeColumn = (heads: readonly string[], known: ReadonlySet<number>) =>
  heads.findIndex((head, at) => !known.has(at) && isCodeHead(head));

/** Returns the indexes of the columns whose headings name a label or a library, with a number or without. */
export const labelColumns = (heads: readonly string[], known: ReadonlySet<number>) =>
  heads.flatMap((head, at) => {
    const words = fold(head).match(/[\p{L}]+/gu) ?? [];
    return !known.has(at) && words.some((word) => OF_LIBRARY.test(word) && word !== "album") ? [at] : [];
  });

/** Reads the codes of a table's rows in their order: «idem» means that of the row above. */
export class RowCodes {
  private readonly column: number;
  private readonly isBehindLabel: boolean;
  private above = "";

  constructor({ code, isCodeBehindLabel }: { code: number; isCodeBehindLabel: boolean }) {
    this.column = code;
    this.isBehindLabel = isCodeBehindLabel;
  }

  /** Returns the code of the next row as it is written; empty if it has none. */
  next(cells: readonly string[]): string {
    const written = cells[this.column]?.trim() ?? "";
    const reference = referenceIn(written);
    if (reference?.to === "above" || reference?.to === "before") return this.above;
    const cell = this.isBehindLabel ? labelAndCode(written).code : written;
    const isNumbered = cell.length <= LONGEST_CODE && /\d/.test(cell);
    const isWhole = isNumbered && !OTHER_NUMBER.test(cell) && !isOfProgramme(cell);
    this.above = reference ? "" : libraryCodeIn(cell) || (isWhole ? cell : "");
    return this.above;
  }
}
