import { isNotMusic } from "../not-music.ts";
import { isSameMusic, type RowTitle } from "../prose-title.ts";
import { type PieceMeant, PiecesInOrder, pieceMeant } from "../tables/order-references.ts";
import { withTitleAsked } from "../title-unknown.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { placeIn } from "./prose-times.ts";

const BULLET = /^(?:[-\u2013\u2014\u2022*\u00b7]\s+|\d{1,2}[.)]\s+)/u;
const CLAUSE = /[,;(]|\s[-\u2013\u2014]\s/;

/** The rows of a list by their place in it, by which later rows name their music: “first one again”. */
export class RowsInOrder {
  private readonly pieces = new Map<number, PiecesInOrder<RowTitle>>();
  private readonly numbered = new Map<string, RowTitle>();
  private hasNumbers = false;

  /** Adds a row with music of its own; any other line is left out. */
  add({ row, depth, bullet }: Line): void {
    if (!row || row.role === "marker" || isSameMusic(row.title)) return;
    if (row.role === "" && isNotMusic({ name: row.title, file: "", reel: "", channels: ["A1"] })) return;
    const pieces = this.pieces.get(depth) ?? new PiecesInOrder();
    this.pieces.set(depth, pieces);
    pieces.add(row.title, row);
    const number = Number(/\d+/.exec(bullet)?.[0] ?? Number.NaN);
    if (Number.isNaN(number)) return;
    this.hasNumbers = true;
    if (!this.numbered.has(`${depth} ${number}`)) this.numbered.set(`${depth} ${number}`, row);
  }

  /**
   * Returns a line that names the music of another row by its place with that music, or with words for which the person
   * enters the title if it is not clear which is meant; null for any other line.
   */
  withPieceMeant(line: Line, text: string): Line | null {
    if (!line.place || line.row?.role === "music" || text.length > LONGEST_LINE) return null;
    const place = placeIn(text);
    if (!place) return null;
    const said = `${text.slice(0, place.at).replace(BULLET, "")} ${text.slice(place.until)}`.trim();
    const meant =
      pieceMeant(said) ?? pieceMeant(said.split(CLAUSE).find((one) => /[\p{L}\d]/u.test(one)) ?? "");
    if (!meant) return null;
    const former = meant.isSure ? this.rowMeant(meant, line.depth) : null;
    const own = line.row ?? { title: said, version: "", role: "", reference: "", isOff: false };
    if (!former || former.isOff) return { ...line, row: { ...own, title: withTitleAsked(said) } };
    const isOther = own.version !== "" && own.version !== former.version;
    return {
      ...line,
      row: { ...former, ...(isOther && { version: own.version, reference: "" }), isOff: own.isOff },
    };
  }

  private rowMeant({ order, isNumber }: PieceMeant, depth: number): RowTitle | null {
    if (isNumber && this.hasNumbers) return this.numbered.get(`${depth} ${order}`) ?? null;
    return this.pieces.get(depth)?.at(order) ?? null;
  }
}
