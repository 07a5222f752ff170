import { type Edit, editOf, fileNameOf, Skipped, UnreadableEdit } from "./edit.ts";
import { type Asset, follow, type Walk } from "./fcpxml-story.ts";
import { seconds } from "./fcpxml-time.ts";
import { clockAt, type FrameRate, nameOfRate } from "./timecode.ts";
import { child, descendants, type XmlElement } from "./xml.ts";

/**
 * Reads Final Cut Pro's FCPXML (1.5 and later): the first project. Times are fractions of seconds; a connected
 * clip lies at its parent's place plus its offset in the parent's own time. Compound, multicam and synchronized clips
 * give what they hold, cut to what they show of it.
 */
export function readFcpxml(root: XmlElement, assumed: FrameRate): Edit {
  const project = [...descendants(root, "project")][0];
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
    ...{ isConnected: false, isRetimed: false, depth: 0 },
  };
  for (const spine of sequence.children.filter(({ name }) => name === "spine")) {
    follow(spine.children, { at: startsAt, origin: startsAt }, scope, walk);
  }
  const clips = walk.clips.sort((a, b) => a.start - b.start);
  const title = project.attributes.name ?? "";
  const rates = rate && [nameOfRate(rate)];
  return editOf({ format: "fcpxml", title, rates, counted: walk.rate, clips }, walk.skipped);
}

const byId = (elements: Iterable<XmlElement>) =>
  new Map([...elements].map((one) => [one.attributes.id ?? "", one] as const));

function assetsOf(root: XmlElement): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const asset of descendants(root, "asset")) {
    const {
      id,
      name = "",
      src,
      hasAudio,
      hasVideo,
      audioChannels,
      audioSources,
      duration,
    } = asset.attributes;
    const source = src ?? child(asset, "media-rep")?.attributes.src ?? "";
    if (!id) continue;
    assets.set(id, {
      name,
      file: fileNameOf(source),
      duration: seconds(duration) ?? 0,
      channels: audioChannels
        ? Math.max(1, Number(audioChannels) || 0, Number(audioSources) || 0)
        : Number.POSITIVE_INFINITY,
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
  return clockAt(base, ntsc, ntsc && sequence.attributes.tcFormat === "DF")?.rate ?? null;
}
