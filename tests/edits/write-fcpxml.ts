import { isNest, type MadeEdit, type Nest, type Sound, type Track } from "./made-edit.ts";
import { durationOf, escapedXml } from "./write-code.ts";

/** An item of a storyline: a clip, or a gap (null). */
type StoryItem = {
  at: number;
  length: number;
  item: Sound | Nest | null;
  isOff: boolean;
  connected: string[];
};
/** The place of a clip: its offset in the time of its container, and its lane. */
type Place = { lane: string; offset: number };

/**
 * Writes an edit as Final Cut Pro does, by Apple's FCPXML reference (1.11). The first track is the primary storyline
 * with gaps; sounds of the other tracks are connected to the item above their start, with an offset in its own time. A
 * nest is a compound clip, or an angle of a multicam clip.
 */
export function writeFcpxml({ counting, startsAt, tracks }: MadeEdit): string {
  const resources: string[] = [];
  const time = (frames: number) => {
    const [of, by] = durationOf(frames, counting);
    return `${of}/${by}s`;
  };
  const add = (resource: (id: string) => string) => {
    const id = `r${resources.length + 2}`;
    // The place is reserved first, since `resource` may add other resources.
    const at = resources.push("") - 1;
    resources[at] = resource(id);
    return id;
  };

  /** Returns the spine of a sequence whose time starts at frame `zero`. */
  const spine = ([first, ...others]: readonly Track[], zero: number): string => {
    const story = storyOf(first);
    others.forEach((track, lane) => {
      for (const item of track.items) {
        const under = story.findLast(({ at }) => at <= item.at);
        if (!under) throw new Error("the storyline starts at zero");
        const inside = (under.item ? startOf(under.item) : zero + under.at) + item.at - under.at;
        under.connected.push(
          clip(item, { lane: `lane="-${lane + 1}"`, offset: inside }, item.isOff || track.isOff, ""),
        );
      }
    });
    const written = story.map(({ at, length, item, isOff, connected }) => {
      const place = { lane: "", offset: zero + at };
      if (item) return clip(item, place, isOff, connected.join(""));
      return `<gap name="Gap" offset="${time(zero + at)}" start="${time(zero + at)}" duration="${time(length)}">${connected.join("")}</gap>`;
    });
    return `<spine>${written.join("\n")}</spine>`;
  };

  const clip = (item: Sound | Nest, place: Place, isOff: boolean, connected: string): string =>
    isNest(item) ? nest(item, place, isOff, connected) : sound(item, place, isOff, connected);

  const nest = (item: Nest, { lane, offset }: Place, isOff: boolean, connected: string): string => {
    const { from, length, way } = item;
    const zero = zeroOf(item);
    const shown = `${lane} offset="${time(offset)}" name="Nest" start="${time(startOf(item))}" duration="${time(length)}"`;
    const [attributes, volume] = switched(isOff, way % 3);
    if (way % 2 === 0) {
      const media = (id: string) =>
        `<media id="${id}" name="Nest"><sequence format="r1" tcStart="${time(zero)}">${spine(item.tracks, zero)}</sequence></media>`;
      return `<ref-clip ref="${add(media)}" ${shown} ${attributes}>${volume}${connected}</ref-clip>`;
    }
    const angle = (id: string, inside: string) =>
      `<mc-angle name="${id}" angleID="${id}">${inside}</mc-angle>`;
    const media = (id: string) =>
      `<media id="${id}" name="Nest"><multicam format="r1" tcStart="${time(zero)}">${angle("one", withoutSpineTags(spine(item.tracks, zero)))}${angle("two", sound({ ...UNUSED_SOUND, length: length + from }, { lane: "", offset: zero }, false, ""))}</multicam></media>`;
    return `<mc-clip ref="${add(media)}" ${shown} ${attributes}>${volume}<mc-source angleID="one" srcEnable="audio"/><mc-source angleID="two" srcEnable="video"/>${connected}</mc-clip>`;
  };

  const sound = (item: Sound, { lane, offset }: Place, isOff: boolean, connected: string): string => {
    const { name, from, length, way } = item;
    const title = escapedXml(name);
    const whole = time(from + length + 500);
    const asset = add(
      (id) =>
        `<asset id="${id}" name="${title}" start="0s" duration="${whole}" hasAudio="1" audioSources="1" audioChannels="2"><media-rep kind="original-media" src="file:///Music/${encodeURIComponent(name)}"/></asset>`,
    );
    const [attributes, volume] = switched(isOff, way);
    const shown = `name="${title}" start="${time(from)}" duration="${time(length)}" ${attributes}`;
    if (way >= 8 && way < 12) {
      // Its picture starts later and ends earlier than its sound.
      const picture = `offset="${time(offset + EARLIER)}" name="${title}" start="${time(from + EARLIER)}" duration="${time(length - 2 * EARLIER)}"`;
      const own = `audioStart="${time(from)}" audioDuration="${time(length)}" ${attributes}`;
      return `<asset-clip ref="${asset}" ${lane} ${picture} ${own} audioRole="music">${volume}${connected}</asset-clip>`;
    }
    const where = `${lane} offset="${time(offset)}"`;
    const clip = (placed: string) =>
      `<asset-clip ref="${asset}" ${placed} ${shown} audioRole="music">${volume}${connected}</asset-clip>`;
    if (way < 4) {
      const inside = `<audio ref="${asset}" offset="0s" duration="${whole}" name="${title}" role="music"/>`;
      return `<clip ${where} ${shown}>${volume}${inside}${connected}</clip>`;
    }
    if (way < 8) {
      // The first choice is in use; the other is an alternative.
      const other = `<asset-clip ref="${asset}" name="${OTHER}" start="0s" duration="${time(length)}"/>`;
      return `<audition ${where}>${clip("")}${other}</audition>`;
    }
    return clip(where);
  };

  const main = spine(tracks, startsAt);
  const [of, by] = durationOf(1, counting);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE fcpxml>
<fcpxml version="1.11"><resources><format id="r1" frameDuration="${of}/${by}s" width="1920" height="1080"/>
${resources.join("\n")}</resources>
<library><event name="E"><project name="P"><sequence format="r1" tcStart="${time(startsAt)}" tcFormat="${counting.drop ? "DF" : "NDF"}">${main}</sequence></project></event></library></fcpxml>`;
}

/** Name of the unused angle of a multicam clip and of the unused choice of an audition. */
export const OTHER = "Mis de côté";
const UNUSED_SOUND: Sound = { name: OTHER, at: 0, from: 0, length: 1, isOff: false, way: 12 };

/** Frame at which the time of a nest starts, which may be the time code of a camera. */
const zeroOf = ({ way }: Nest) => (way % 3 === 0 ? 0 : 90_000);
/** First visible frame of a clip, in its own time. */
const startOf = (item: Sound | Nest) => (isNest(item) ? zeroOf(item) : 0) + item.from;

/** Frames by which a sound starts before its picture and ends after it (J and L cuts). */
const EARLIER = 6;

/** Removes the tags of a spine, since an angle contains the same elements without them. */
const withoutSpineTags = (spine: string) => spine.slice("<spine>".length, -"</spine>".length);

/**
 * Returns a track as a storyline: its clips, the gaps between them, and a gap at the end, to which other clips can be
 * connected.
 */
function storyOf(track: Track | undefined): StoryItem[] {
  const story: StoryItem[] = [];
  let next = 0;
  for (const item of track?.items ?? []) {
    if (item.at > next)
      story.push({ at: next, length: item.at - next, item: null, isOff: false, connected: [] });
    story.push({
      at: item.at,
      length: item.length,
      item,
      isOff: item.isOff || track?.isOff === true,
      connected: [],
    });
    next = item.at + item.length;
  }
  story.push({ at: next, length: 20_000, item: null, isOff: false, connected: [] });
  return story;
}

/** Returns the attributes and the volume of a clip that is off, or of one that is audible although its level is low. */
function switched(isOff: boolean, way: number): [attributes: string, volume: string] {
  const off: [string, string][] = [
    ['enabled="0"', ""],
    ["", '<adjust-volume amount="-96dB"/>'],
    ["", '<adjust-volume amount="-inf"/>'],
    ["", '<audio-channel-source srcCh="1, 2" active="0"/>'],
  ];
  const heard: [string, string][] = [
    ["", ""],
    ['enabled="1"', '<adjust-volume amount="-30dB"/>'],
    ["", '<adjust-volume amount="0dB"/>'],
    ["", '<audio-channel-source srcCh="1" active="0"/><audio-channel-source srcCh="2"/>'],
  ];
  return (isOff ? off : heard)[way % 4] ?? ["", ""];
}
