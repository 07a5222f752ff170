import { ZipFile } from "yazl";

/** A cell of a test workbook: a text, a number, or a number or formula with further properties. */
export type TestCell =
  | string
  | number
  | null
  | { number?: number | string; format?: string; type?: string; formula?: string };

interface TestWorksheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
  state?: "hidden" | "veryHidden";
  /** Numbers of hidden rows and letters of hidden columns. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  merged?: readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const letterOf = (place: number) => String.fromCharCode(65 + place);
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Packs texts into a zip. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Writes an XLSX as Excel does; `more` adds or replaces parts. */
export function xlsxOf(
  worksheets: readonly TestWorksheet[],
  { isFrom1904 = false, more = {} as Record<string, string | Buffer> } = {},
): Promise<Buffer> {
  const formats: string[] = [];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cellXml = (cell: TestCell, at: string) => {
    if (cell === null) return "";
    if (typeof cell === "string")
      return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
    const { number, format, type, formula } = cell;
    const style = format === undefined ? "" : ` s="${styleOf(format)}"`;
    const value = `${formula === undefined ? "" : `<f>${escaped(formula)}</f>`}${number === undefined ? "" : `<v>${number}</v>`}`;
    return `<c r="${at}"${style}${type === undefined ? "" : ` t="${type}"`}>${value}</c>`;
  };
  const sheets = worksheets.map(({ rows, hiddenRows = [], hiddenColumns = [], merged = [] }) => {
    const cols = hiddenColumns.map((place) => `<col min="${place + 1}" max="${place + 1}" hidden="1"/>`);
    const data = rows.map((cells, row) => {
      const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : "";
      const inside = cells.map((cell, place) => cellXml(cell, `${letterOf(place)}${row + 1}`));
      return `<row r="${row + 1}"${hidden}>${inside.join("")}</row>`;
    });
    const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`);
    return `${HEAD}<worksheet xmlns="${MAIN}"><cols>${cols.join("")}</cols><sheetData>${data.join("")}</sheetData><mergeCells>${merges.join("")}</mergeCells></worksheet>`;
  });
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (inside: readonly string[]) =>
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside.join("")}</Relationships>`;
  const listed = worksheets.map(
    ({ name, state }, place) =>
      `<sheet name="${escaped(name)}" sheetId="${place + 1}"${state ? ` state="${state}"` : ""} r:id="rId${place + 1}"/>`,
  );
  return zipOf({
    "_rels/.rels": relations([relation("rId1", "officeDocument", "xl/workbook.xml")]),
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${isFrom1904 ? ' date1904="1"' : ""}/><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...worksheets.map((_, place) =>
        relation(`rId${place + 1}`, "worksheet", `worksheets/sheet${place + 1}.xml`),
      ),
      relation("rId98", "styles", "styles.xml"),
      relation("rId99", "sharedStrings", "/xl/sharedStrings.xml"),
    ]),
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((format, place) => `<numFmt numFmtId="${164 + place}" formatCode="${escaped(format)}"/>`)
      .join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, place) => `<xf numFmtId="${164 + place}"/>`)
      .join("")}</cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((xml, place) => [`xl/worksheets/sheet${place + 1}.xml`, xml])),
    ...more,
  });
}
