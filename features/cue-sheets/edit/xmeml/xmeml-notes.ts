import { child, textAt, type XmlElement } from "../xml.ts";

/** Elements in `comments` and `logginginfo` in which Premiere and Final Cut keep what somebody has noted on a clip. */
const COMMENTS = ["mastercomment1", "mastercomment2", "mastercomment3", "mastercomment4"];
const OF_CLIP = ["clipcommenta", "clipcommentb"];
const LOGGED = ["lognote", "description"];

/** Returns what somebody has noted on a clip, in each of its comments; empty if there is nothing. */
export function noteOf(item: XmlElement): string {
  const notes = [
    ...[...COMMENTS, ...OF_CLIP].map((name) => textAt(item, "comments", name)),
    ...(child(item, "comments")?.children.length === 0 ? [textAt(item, "comments")] : []),
    ...LOGGED.map((name) => textAt(item, "logginginfo", name)),
  ];
  return [...new Set(notes.map((one) => one.trim()))].filter((one) => one !== "").join("; ");
}
