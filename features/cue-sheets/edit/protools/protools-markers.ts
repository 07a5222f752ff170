import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";

/** The number of a cue, folded: «M07», «1m4b». */
const CUE_NUMBER = /^\d{0,2}m\d{1,3}[a-z]?$/;

/** The places of the cells of a marker; its comments have no column in old versions. */
type Columns = { name: number; comments: number };

/** The markers of a session, which often name the people of a piece beside its title. */
export class SessionMarkers {
  private columns: Columns | null = null;
  private readonly notes = new Map<string, string[]>();
  private readonly titles = new Map<string, string>();

  /** Adds a row of the listing of markers, the first of which has the headings. */
  add(cells: readonly string[]): void {
    if (cells[0] === "#") {
      const at = (name: string) => cells.indexOf(name);
      this.columns = { name: at("NAME"), comments: at("COMMENTS") };
      return;
    }
    if (!this.columns) return;
    const { name, comments } = this.columns;
    const [title, note] = [fold(cells[name] ?? "").trim(), (cells[comments] ?? "").trim()];
    if (title === "" || note === "") return;
    this.notes.set(title, [...(this.notes.get(title) ?? []), note]);
  }

  /**
   * Returns a clip with the comment of the marker that has its title, or the number of its cue: «M07» for
   * «ORIG_M07_Delta_V5»; if markers differ, nothing is known.
   */
  onClip(clip: NotedClip): NotedClip {
    if (this.notes.size === 0) return clip;
    const title = this.titles.get(clip.name) ?? fold(titleOfClip(clip.name).title);
    this.titles.set(clip.name, title);
    const numbers = fold(clip.name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => CUE_NUMBER.test(word));
    const notes = new Set([title, ...new Set(numbers)].flatMap((one) => this.notes.get(one) ?? []));
    if (notes.size !== 1) return clip;
    return { ...clip, note: [...notes, clip.note ?? ""].filter((one) => one !== "").join("; ") };
  }
}
