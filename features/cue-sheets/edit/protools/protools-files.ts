import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutRender } from "../channel-names.ts";

/**
 * Suffix that Pro Tools adds to the name of each clip cut from a file, and the number after a file in its listing of
 * clips.
 */
const CUT = /-\d{2,3}$/;
const NUMBER_IN_BRACKETS = /\[\d+\]$/;

/** Removes the channel from the name of a stereo or surround clip, which has a line for each: `.L`, `.R`, `.LFE`… */
const withoutChannelSuffix = (name: string) =>
  name.replace(/\.(?:[LRCSM]|LFE|Cs|[LR](?:s|c|ss|sr|rs|tf|tm|tr|w|t))$/, "");

/** The files that a session lists, and the file of each clip. */
export class SessionFiles {
  private readonly fileOfClip = new Map<string, string>();
  private readonly fileByName = new Map<string, string>();

  /** Adds a row of a listing; `listing` is its heading without spaces, such as «ONLINEFILESINSESSION». */
  add(listing: string, [first = "", second = ""]: readonly string[]): void {
    if (/FILESINSESSION$/.test(listing)) this.fileByName.set(keyOf(withoutExtension(first)), first);
    else if (/(?:CLIPS|REGIONS)INSESSION$/.test(listing))
      this.fileOfClip.set(first, second.replace(NUMBER_IN_BRACKETS, "").trimEnd());
  }

  /** Returns the file of a clip, and its name without the suffix that distinguishes cuts of that file. */
  of(clip: string): { name: string; file: string } {
    const name = withoutChannelSuffix(clip);
    const possibleNames = [
      name,
      name.replace(CUT, ""),
      withoutRender(name),
      withoutRender(name.replace(CUT, "")),
    ];
    const nameOfFile = possibleNames.find((one) => this.fileByName.has(keyOf(one)));
    if (nameOfFile !== undefined)
      return { name: nameOfFile, file: this.fileByName.get(keyOf(nameOfFile)) ?? "" };
    return { name, file: this.fileOfClip.get(clip) ?? "" };
  }
}

const keyOf = (name: string) => withoutChannelSuffix(name).toLowerCase();
