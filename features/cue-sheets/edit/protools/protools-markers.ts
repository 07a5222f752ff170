import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import { withMarker } from "../heard-music.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { asksWhetherMusic } from "../title-unknown.ts";
import { wordsOf } from "../title-words.ts";
import type { MusicQuestion } from "./music-questions.ts";

/** The number of a cue, folded: «M07», «1m4b». */
const CUE_NUMBER = /^\d{0,2}m\d{1,3}[a-z]?$/;

/** The places of the cells of a marker; its comments have no column in old versions. */
type Columns = { name: number; comments: number; location: number };
/** A marker with its place in frames. */
type Placed = { frame: number; words: string; text: string };

/** The markers of a session, which often name the people of a piece beside its title. */
export class SessionMarkers {
  private columns: Columns | null = null;
  private readonly notes = new Map<string, string[]>();
  private readonly titles = new Map<string, string>();
  private readonly placed: Placed[] = [];
  /** The markers that ask whether the sound at their place is music. */
  readonly questions: MusicQuestion[] = [];
  private readonly frameOf: (time: string) => number | null;

  constructor(frameOf: (time: string) => number | null) {
    this.frameOf = frameOf;
  }

  /** Adds a row of the listing of markers, the first of which has the headings. */
  add(cells: readonly string[]): void {
    if (cells[0] === "#") {
      const at = (name: string) => cells.indexOf(name);
      this.columns = { name: at("NAME"), comments: at("COMMENTS"), location: at("LOCATION") };
      return;
    }
    if (!this.columns) return;
    const { name, comments, location } = this.columns;
    const [title, note] = [fold(cells[name] ?? "").trim(), (cells[comments] ?? "").trim()];
    if (title === "") return;
    const text = [(cells[name] ?? "").trim(), note].find((one) => asksWhetherMusic([one]));
    const frame = note === "" && text === undefined ? null : this.frameOf(cells[location] ?? "");
    if (frame !== null && text !== undefined) this.questions.push({ frame, text });
    if (note === "") return;
    if (frame !== null) this.placed.push({ frame, words: wordsOf(title), text: note });
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
    if (notes.size !== 1) return this.byPlace(clip);
    return { ...clip, note: [...notes, clip.note ?? ""].filter((one) => one !== "").join("; ") };
  }

  /** Returns a clip as the markers at its place tell that its name contains: «Mum hums» for «sc11 Mum hums_02». */
  private byPlace(clip: NotedClip): NotedClip {
    const name = ` ${wordsOf(clip.name)} `;
    return this.placed
      .filter(({ frame, words }) => frame >= clip.start && frame < clip.end && name.includes(` ${words} `))
      .reduce((read, { text }) => withMarker(read, text), clip);
  }
}
