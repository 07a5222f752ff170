/** A script in which Next passes a part of the page's data for React (flight data) as a JSON string. */
const PART = /(<script(?: nonce="[^"<]*")?>)self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;
/** Scripts that pass other data (the state of a form, bytes), on whose place among the parts they may depend. */
const OTHER_DATA = /self\.__next_f\.push\(\[[23],/;
/** JSON-LD as an element of React: its text, or the number of the row that holds it. */
const LINKED_DATA =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"(?:\$([0-9a-f]+)|(?:[^"\\]|\\.)*)"/g;
/** Tags of rows that state the length of their bytes, as texts do, but hold no text (react-server-dom, `Chunk`). */
const BYTES = /^[AOobUSsLlGgMmV]$/;

interface Row {
  id: string;
  /** Whether the row is a text of its own. All others are JSON or commands, and end with a line feed. */
  isText: boolean;
  /** The whole row with its number. */
  source: string;
}

/**
 * Returns a finished page whose flight data is shorter and means the same. It is one string in single quotes: as JSON,
 * each of its thousands of quotation marks takes two bytes. It leaves out JSON-LD, which is for search engines and
 * stands in the HTML; React does not compare it there. A page with data of an unknown form stays as it is.
 */
export function shortenFlight(html: string): string {
  if (OTHER_DATA.test(html)) return html;
  const parts = [...html.matchAll(PART)];
  const last = parts.at(-1);
  if (!last) return html;
  const rows = rowsOf(parts.map(([, , json = '""']) => JSON.parse(json)).join(""));
  if (!rows) return html;
  const push = `${last[1]}self.__next_f.push([1,${literalOf(withoutLinkedData(rows))}])</script>`;
  return html.replace(PART, (_part, _tag, _json, offset: number) => (offset === last.index ? push : ""));
}

/** Splits flight data into its rows; null when it has bytes, or a length that cannot be. */
function rowsOf(flight: string): Row[] | null {
  const bytes = Buffer.from(flight);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(":", start);
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (colon < 0 || BYTES.test(tag)) return null;
    const isText = tag === "T";
    const end = isText ? endOfText(bytes, colon) : bytes.indexOf("\n", colon) + 1 || bytes.length;
    if (!(end > start)) return null;
    rows.push({
      id: bytes.toString("utf8", start, colon),
      isText,
      source: bytes.toString("utf8", start, end),
    });
    start = end;
  }
  return rows.map(({ source }) => source).join("") === flight ? rows : null;
}

/** Returns where a row ends that states the length of its text in bytes: `4d:Tb83,` and the text. */
function endOfText(bytes: Buffer, colon: number): number {
  const comma = bytes.indexOf(",", colon);
  return comma + 1 + Number.parseInt(bytes.toString("utf8", colon + 2, comma), 16);
}

function withoutLinkedData(rows: readonly Row[]): string {
  const emptied = new Set<string>();
  const shortened = rows.map(({ isText, source }) =>
    isText
      ? source
      : source.replace(LINKED_DATA, (_, element: string, id: string | undefined) => {
          if (id) emptied.add(id);
          return `${element}""`;
        }),
  );
  return shortened.filter((_, index) => !(rows[index]?.isText && emptied.has(rows[index].id))).join("");
}

/** Returns a text as a string of JavaScript within a page. */
const literalOf = (text: string) =>
  `'${text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: HTML replaces some of them.
    /[\\'<\u0000-\u001f\u2028\u2029]/g,
    (sign) => ESCAPED[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )}'`;

const ESCAPED: Partial<Record<string, string>> = { "\\": "\\\\", "'": "\\'", "<": "\\x3c", "\n": "\\n" };
