import { baseOf, folderOf, partPath } from "./part-paths.ts";
import { builtInFormat } from "./shown-number.ts";
import { UnreadableWorkbook } from "./unreadable-workbook.ts";
import { readWorksheet, type Shared, type Table } from "./worksheet.ts";
import { attributeCalled, hearXml } from "./xml-events.ts";
import { partTexts, type Zip } from "./zip-parts.ts";

export interface Worksheet extends Table {
  name: string;
  isHidden: boolean;
}

/** Enough for thirty thousand tracks with a hundred columns each. */
const MAX_CELLS = 3_000_000;

/**
 * Reads the worksheets of an XLSX or XLSM file, in their order. Unpacks only texts; never opens macros, pictures and
 * links to other files.
 * @throws {UnreadableWorkbook} for another kind of zip, a damaged workbook, and one that is too large once unpacked.
 */
export async function readWorkbook(zip: Zip): Promise<Worksheet[]> {
  const textOf = partTexts(zip);
  try {
    const path = [...(await relationsOf(textOf, "")).values()].find(({ type }) => type === "officeDocument");
    const workbook = path && (await textOf(path.target));
    if (!path || !workbook?.includes("sheet")) throw new UnreadableWorkbook("noWorkbook");
    const relations = await relationsOf(textOf, path.target);
    const partOf = async (type: string) => {
      const found = [...relations.values()].find((one) => one.type === type);
      return found ? textOf(found.target) : null;
    };
    const { sheets, isFrom1904 } = outline(workbook);
    let cells = 0;
    const shared: Shared = {
      texts: sharedTexts(await partOf("sharedStrings")),
      formats: numberFormats(await partOf("styles")),
      isFrom1904,
      spend(count) {
        cells += count;
        if (cells > MAX_CELLS) throw new UnreadableWorkbook("tooLarge");
      },
    };
    const found: Worksheet[] = [];
    for (const { name, isHidden, relation } of sheets) {
      const part = relations.get(relation);
      const xml = part?.type === "worksheet" ? await textOf(part.target) : null;
      if (xml !== null) found.push({ name, isHidden, ...readWorksheet(xml, shared) });
    }
    return found;
  } catch (cause) {
    if (cause instanceof UnreadableWorkbook) throw cause;
    throw new UnreadableWorkbook("damaged", { cause });
  }
}

/** Returns the names of the parts to which a part refers, by the ids that it uses for them. */
async function relationsOf(textOf: ReturnType<typeof partTexts>, part: string) {
  const folder = folderOf(part);
  const found = new Map<string, { type: string; target: string }>();
  const xml = await textOf(partPath(folder, `_rels/${baseOf(part)}.rels`));
  hearXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributes();
      found.set(Id, { type: baseOf(Type), target: partPath(folder, Target) });
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
