type Rows = readonly (readonly string[])[];

/** A code for a kind of sound, under whatever heading: «B», «FX», «ITW». */
const CODE = /^\p{Lu}{1,4}$/u;
/** Codes that may mean sounds other than music: effects, dialogue, atmospheres, speech. */
const MAY_BE_OTHER =
  /^(?:S?FX|EFX|E|EFF|F|D|DX|DIAL?|DLG|A|AMB|ATM|ATMO|AT|G|GER|O|OT|N|NAT|W|WT|R|RUM|RUI|C|COM|COMM|ITW|ITV|INT|I|VO|BR|SIL|P|PUB|L)$/;
/** Fewest rows with such codes, and fewest and most different codes. */
const FEWEST_ROWS = 5;
const [FEWEST_CODES, MOST_CODES] = [3, 12];
/** Share of the rows that have a code. */
const NEARLY_ALL = 0.9;
/** The first letters of the alphabet, which are the acts of a programme, or tonalities: «A», «B», «C». */
const ACT_OR_TONALITY = /^[A-H]$/;

/**
 * Returns the columns that state the kind of each row in a code, as their contents tell, with the codes of which the person
 * is asked whether they mean music: other sounds use them too, and none of their rows has anything but its place and its
 * title, while most rows have more, as music has people and codes. `known` are the columns of times, titles and notes.
 */
export function askedKinds(rows: Rows, known: ReadonlySet<number>): ReadonlyMap<number, ReadonlySet<string>> {
  const filled = rows.filter((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
  const width = filled.reduce((most, cells) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => !known.has(at));
  const codes = columns.filter((at) => areCodes(filled, at));
  const facts = columns.filter((at) => !codes.includes(at) && !isNumbers(filled, at));
  return new Map(codes.map((at) => [at, codesAsked(filled, at, facts)]));
}

const cellOf = (cells: readonly string[], at: number) => cells[at]?.trim() ?? "";

function areCodes(rows: Rows, at: number): boolean {
  const written = rows.map((cells) => cellOf(cells, at)).filter((cell) => cell !== "");
  const count = new Set(written).size;
  return (
    written.length >= Math.max(FEWEST_ROWS, rows.length * NEARLY_ALL) &&
    written.every((cell) => CODE.test(cell)) &&
    !written.every((cell) => ACT_OR_TONALITY.test(cell)) &&
    count >= FEWEST_CODES &&
    count <= MOST_CODES &&
    count < written.length
  );
}

const isNumbers = (rows: Rows, at: number) => rows.every((cells) => /^\d*$/.test(cellOf(cells, at)));

function codesAsked(rows: Rows, at: number, facts: readonly number[]): ReadonlySet<string> {
  const hasFacts = (cells: readonly string[]) => facts.some((one) => cellOf(cells, one) !== "");
  if (rows.filter(hasFacts).length * 2 < rows.length) return new Set();
  const withFacts = new Set(rows.filter(hasFacts).map((cells) => cellOf(cells, at)));
  const all = rows.map((cells) => cellOf(cells, at));
  return new Set(all.filter((code) => MAY_BE_OTHER.test(code) && !withFacts.has(code)));
}
