import { type Edit, type EditClip, fileNameOf, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import { type FrameRate, framesIn, rateOf } from "./timecode.ts";
import { child, descendants, type XmlElement } from "./xml.ts";

/** What lies on Final Cut's time line and may hold sound or other clips. */
const STORY = new Set([
  "spine",
  "asset-clip",
  "clip",
  "audio",
  "ref-clip",
  "sync-clip",
  "mc-clip",
  "gap",
  "title",
  "video",
  "audition",
]);
const SOUNDING = new Set(["asset-clip", "audio", "ref-clip", "mc-clip", "sync-clip", "clip"]);

type Asset = { name: string; file: string; hasSound: boolean; hasPicture: boolean };
type Walk = { clips: EditClip[]; assets: Map<string, Asset>; rate: FrameRate; skipped: Skipped };

/**
 * Reads Final Cut Pro's FCPXML (1.5 and later): the first project. Times are fractions of seconds; a connected
 * clip lies at its parent's place plus its offset in the parent's own time.
 */
export function readFcpxml(root: XmlElement, assumed: FrameRate): Edit {
  const project = [...descendants(root, "project")][0];
  const sequence = project && child(project, "sequence");
  if (!sequence) throw new UnreadableEdit("noSound");
  const rate = rateOfFormat(root, sequence);
  const walk: Walk = {
    clips: [],
    assets: assetsOf(root),
    rate: rate ?? assumed,
    skipped: new Skipped(),
  };
  const startsAt = seconds(sequence.attributes.tcStart) ?? 0;
  for (const spine of sequence.children.filter(({ name }) => name === "spine")) {
    follow(spine, startsAt, startsAt, "1", walk);
  }
  if (walk.clips.length === 0) throw new UnreadableEdit("noSound");
  walk.clips.sort((a, b) => a.start - b.start);
  return {
    format: "fcpxml",
    title: project.attributes.name ?? "",
    rate,
    clips: walk.clips,
    skipped: walk.skipped.lines,
    skippedCount: walk.skipped.count,
  };
}

/** `at`: where `parent` begins in the project, in seconds; `origin`: what its own time calls that moment. */
function follow(parent: XmlElement, at: number, origin: number, lane: string, walk: Walk): void {
  let next = at;
  for (const element of parent.children) {
    if (!STORY.has(element.name)) continue;
    const { attributes } = element;
    const offset = seconds(attributes.offset);
    const start = offset === null ? next : at + offset - origin;
    const duration = seconds(attributes.duration) ?? 0;
    next = start + duration;
    const channel = attributes.lane ?? lane;
    if (SOUNDING.has(element.name)) take(element, start, duration, channel, walk);
    const own = element.name === "spine" ? 0 : (seconds(attributes.start) ?? 0);
    follow(element, start, own, channel, walk);
  }
}

function take(element: XmlElement, start: number, duration: number, lane: string, walk: Walk): void {
  const { attributes } = element;
  const asset = walk.assets.get(attributes.ref ?? "");
  if (asset && !asset.hasSound) return;
  // A plain «clip» only holds the clips that sound.
  if (!asset && (element.name === "clip" || !attributes.name)) return;
  const range = [start, start + duration].map((one) => framesIn(one, walk.rate));
  const [first = 0, last = 0] = range;
  if (!(last > first)) {
    walk.skipped.add(null, attributes.name ?? element.name);
    return;
  }
  walk.clips.push({
    name: attributes.name ?? asset?.name ?? "",
    file: asset?.file ?? "",
    reel: attributes.audioRole ?? "",
    channel: lane,
    start: first,
    end: last,
    sourceIn: framesIn(seconds(attributes.start) ?? 0, walk.rate),
    hasPicture: asset?.hasPicture ?? false,
  });
  if (walk.clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
}

function assetsOf(root: XmlElement): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const asset of descendants(root, "asset")) {
    const { id, name = "", src, hasAudio, hasVideo } = asset.attributes;
    const source = src ?? child(asset, "media-rep")?.attributes.src ?? "";
    if (id)
      assets.set(id, {
        name,
        file: fileNameOf(source),
        hasSound: hasAudio === "1",
        hasPicture: hasVideo === "1",
      });
  }
  return assets;
}

function rateOfFormat(root: XmlElement, sequence: XmlElement): FrameRate | null {
  const format = [...descendants(root, "format")].find(
    ({ attributes }) => attributes.id === sequence.attributes.format,
  );
  const frame = seconds(format?.attributes.frameDuration);
  if (!frame) return null;
  const base = Math.round(1 / frame);
  const ntsc = Math.abs(1 / frame - base) > 0.01;
  return rateOf(base, ntsc, ntsc && sequence.attributes.tcFormat === "DF");
}

/** `1001/30000s` or `5s` as seconds; null when absent or no time. */
function seconds(value: string | undefined): number | null {
  const parts = /^(-?\d{1,15}(?:\.\d{1,9})?)(?:\/(\d{1,15}))?s$/.exec(value ?? "");
  if (!parts) return null;
  const result = Number(parts[1]) / Number(parts[2] ?? 1);
  return Number.isFinite(result) ? result : null;
}
