import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutRender } from "../channel-names.ts";

/** Suffix of Pro Tools for each clip cut from a file, and in clip listings for its pieces. */
const CUT = /-\d{2,3}$/;
const PIECE = /\[\d+\]$/;

/** Removes the channel of a stereo or surround clip, which has a line for each: `.L`, `.R`, `.LFE`… */
const withoutDot = (name: string) =>
  name.replace(/\.(?:[LRCSM]|LFE|Cs|[LR](?:s|c|ss|sr|rs|tf|tm|tr|w|t))$/, "");

/** The files that a session lists, and the file of each clip. */
export class SessionFiles {
  private readonly ofClips = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  /** Adds a row of a listing; `listing` is its heading, such as «ONLINE FILES IN SESSION». */
  add(listing: string, [first = "", second = ""]: readonly string[]): void {
    if (/FILESINSESSION$/.test(listing)) this.byName.set(keyOf(withoutExtension(first)), first);
    else if (/(?:CLIPS|REGIONS)INSESSION$/.test(listing))
      this.ofClips.set(first, second.replace(PIECE, "").trimEnd());
  }

  /** Returns the file of a clip, and its name without the suffix that distinguishes cuts of that file. */
  of(clip: string): { name: string; file: string } {
    const name = withoutDot(clip);
    const known = [name, name.replace(CUT, ""), withoutRender(name), withoutRender(name.replace(CUT, ""))];
    const cut = known.find((one) => this.byName.has(keyOf(one)));
    if (cut !== undefined) return { name: cut, file: this.byName.get(keyOf(cut)) ?? "" };
    return { name, file: this.ofClips.get(clip) ?? "" };
  }
}

const keyOf = (name: string) => withoutDot(name).toLowerCase();
