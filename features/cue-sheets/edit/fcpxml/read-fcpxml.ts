import { fold } from "#/contract/fold.ts";
import { clockAt, type FrameRate, nameOfRate } from "#/features/cue-sheets/time/timecode.ts";
import { doubtsOfNotes, withNotesRead } from "../clips-with-notes.ts";
import { type Edit, editOf, Skipped, UnreadableEdit } from "../edit.ts";
import { isMusicLabel } from "../not-music.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { type NotedClip, withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { child, descendants, type XmlElement } from "../xml.ts";
import { assetsOf } from "./fcpxml-assets.ts";
import { takeElements, type Walk } from "./fcpxml-story.ts";
import { seconds } from "./fcpxml-time.ts";

const DIALOGUE = /^dialog/;

/**
 * Reads Final Cut Pro's FCPXML (1.5 and later): the project with the index `part`. Times are fractions of seconds, and
 * a connected clip has its offset in its parent's own time. Compound, multicam and synchronized clips yield their
 * contents, cut to the part that they show.
 */
export function readFcpxml(root: XmlElement, assumed: FrameRate, part: number): Edit {
  const projects = [...descendants(root, "project")].filter((one) => child(one, "sequence"));
  const project = projects[part] ?? projects[0];
  const sequence = project && child(project, "sequence");
  if (!sequence) throw new UnreadableEdit("noSound");
  const rate = rateOfFormat(root, sequence);
  const walk: Walk = {
    clips: [],
    assets: assetsOf(root),
    media: byId(descendants(root, "media")),
    rate: rate ?? assumed,
    skipped: new Skipped(),
    steps: 0,
  };
  const startsAt = seconds(sequence.attributes.tcStart) ?? 0;
  const scope = {
    ...{ lane: "1", shown: [0, Number.POSITIVE_INFINITY] as const, isOff: false, rules: [] },
    ...{ isConnected: false, isRetimed: false, handles: [0, 0] as const, depth: 0 },
  };
  for (const spine of sequence.children.filter(({ name }) => name === "spine")) {
    takeElements(spine.children, { at: startsAt, origin: startsAt }, scope, walk);
  }
  const noted = withNotesRead(withMeaningfulRoles(walk.clips));
  const clips = withPeopleOfPieces(withPeopleOfNotes(noted)).sort((a, b) => a.start - b.start);
  const doubts = doubtsOfNotes(noted);
  const title = project.attributes.name ?? "";
  const rates = rate && [nameOfRate(rate)];
  const parts = {
    parts: projects.map(({ attributes }) => attributes.name ?? ""),
    part: projects.indexOf(project),
  };
  return editOf(
    { format: "fcpxml", title, rates, countingRate: walk.rate, clips, doubts, ...parts },
    walk.skipped,
  );
}

/**
 * Removes dialogue roles if no clip has a music role: Final Cut gives the dialogue role to everything unknown, so that
 * it means voices only if the editor has used a music role too.
 */
const withMeaningfulRoles = (clips: NotedClip[]): NotedClip[] =>
  clips.some(({ role = "" }) => isMusicLabel(role))
    ? clips
    : clips.map((clip) => (DIALOGUE.test(fold(clip.role ?? "")) ? { ...clip, role: "" } : clip));

const byId = (elements: Iterable<XmlElement>) =>
  new Map([...elements].map((one) => [one.attributes.id ?? "", one] as const));

function rateOfFormat(root: XmlElement, sequence: XmlElement): FrameRate | null {
  const format = [...descendants(root, "format")].find(
    ({ attributes }) => attributes.id === sequence.attributes.format,
  );
  const frame = seconds(format?.attributes.frameDuration);
  if (!frame) return null;
  const base = Math.round(1 / frame);
  const ntsc = Math.abs(1 / frame - base) > 0.01;
  return clockAt(base, ntsc, ntsc && sequence.attributes.tcFormat === "DF")?.rate ?? null;
}
