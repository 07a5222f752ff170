import { posix } from "node:path";
import { SheetError } from "#/server/operate/import/sheet/sheet-text.ts";
import { builtInFormat } from "./shown-number.ts";
import { openArchive, tooLarge } from "./unpack.ts";
import { readWorksheet, type Shared, type Table } from "./worksheet.ts";
import { attributeCalled, hearXml } from "./xml-events.ts";

export interface Worksheet extends Table {
  name: string;
  isHidden: boolean;
}

/** Enough for thirty thousand tracks with a hundred columns each. */
const MAX_CELLS = 3_000_000;

/** Returns whether a file begins like a zip, as XLSX, ODS and Numbers files do. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Returns whether a file begins like a workbook of Excel before 2007 or a workbook with a password. */
export const isOldWorkbook = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString("hex") === "d0cf11e0";

/**
 * Reads the worksheets of an XLSX or XLSM file, in their order. Unpacks only texts; never opens macros, pictures and
 * links to other files.
 * @throws {SheetError} for another kind of zip, a damaged workbook, and one that is too large once unpacked.
 */
export async function readWorkbook(bytes: Uint8Array, file: string): Promise<Worksheet[]> {
  const archive = await openArchive(bytes, file);
  try {
    const path = [...(await relationsOf(archive, "")).values()].find(({ type }) => type === "officeDocument");
    const workbook = path && (await archive.text(path.target));
    if (!path || !workbook?.includes("sheet"))
      throw new SheetError({ key: "sheetIsWorkbook", values: { file } });
    const relations = await relationsOf(archive, path.target);
    const partOf = async (type: string) => {
      const found = [...relations.values()].find((one) => one.type === type);
      return found ? archive.text(found.target) : null;
    };
    const { sheets, isFrom1904 } = outline(workbook);
    let cells = 0;
    const shared: Shared = {
      texts: sharedTexts(await partOf("sharedStrings")),
      formats: numberFormats(await partOf("styles")),
      isFrom1904,
      spend(count) {
        cells += count;
        if (cells > MAX_CELLS) throw tooLarge(file);
      },
    };
    const found: Worksheet[] = [];
    for (const { name, isHidden, relation } of sheets) {
      const part = relations.get(relation);
      const xml = part?.type === "worksheet" ? await archive.text(part.target) : null;
      if (xml !== null) found.push({ name, isHidden, ...readWorksheet(xml, shared) });
    }
    return found;
  } catch (cause) {
    if (cause instanceof SheetError) throw cause;
    throw new SheetError({ key: "workbookDamaged", values: { file } }, { cause });
  }
}

/** Returns the names of the parts to which a part refers, by the ids that it uses for them. */
async function relationsOf(archive: Awaited<ReturnType<typeof openArchive>>, part: string) {
  const folder = posix.dirname(part);
  const found = new Map<string, { type: string; target: string }>();
  const xml = await archive.text(posix.join(folder, "_rels", `${posix.basename(part)}.rels`));
  hearXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributes();
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      found.set(Id, { type: posix.basename(Type), target });
    },
  });
  return found;
}

function outline(xml: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let isFrom1904 = false;
  hearXml(xml, {
    open(name, attributes) {
      if (name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(attributes().date1904 ?? "");
      if (name !== "sheet") return;
      const all = attributes();
      const isHidden = (all.state ?? "visible") !== "visible";
      sheets.push({ name: all.name ?? "", isHidden, relation: attributeCalled(all, "id") ?? "" });
    },
  });
  return { sheets, isFrom1904 };
}

/** Returns the texts that cells refer to by number, without fonts and phonetic readings. */
function sharedTexts(xml: string | null): string[] {
  const texts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  let text = "";
  hearXml(xml, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") isPhonetic = true;
      else if (name === "t") isText = !isPhonetic;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") texts.push(text);
    },
  });
  return texts;
}

/** Returns the number format of each style. */
function numberFormats(xml: string | null): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isOfCells = false;
  hearXml(xml, {
    open(name, attributes) {
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt") own.set(Number(attributes().numFmtId), attributes().formatCode ?? "");
      if (name !== "xf" || !isOfCells) return;
      const id = Number(attributes().numFmtId ?? 0);
      formats.push(own.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}
