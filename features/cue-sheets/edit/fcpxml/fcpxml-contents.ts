import type { Range } from "../ranges.ts";
import { child, type XmlElement } from "../xml.ts";
import { isSwitchedOff, type Place, type Rule, rulesOf, volumeRuleOf } from "./fcpxml-sound.ts";
import { seconds } from "./fcpxml-time.ts";

const CLIPS = ["asset-clip", "audio", "ref-clip", "mc-clip", "sync-clip", "clip"];
/** Elements that have a place in Final Cut's timeline. */
export const TIMELINE_ELEMENTS = new Set([...CLIPS, "spine", "gap", "title", "video", "audition"]);
/** Those that may contain sound, directly or in other clips. */
export const ELEMENTS_WITH_SOUND = new Set(CLIPS);

/** Returns the time that a compound or multicam clip's own clock shows at its start, in seconds; null if it states none. */
export const zeroOfMedia = (media: XmlElement | undefined) =>
  seconds((media && (child(media, "sequence") ?? child(media, "multicam")))?.attributes.tcStart);

/**
 * Returns the time in a container's own clock at which elements without an offset begin. A `clip` has the clock of its
 * file, which may start at any hour.
 */
export function zeroOfContainer(
  { name, attributes }: XmlElement,
  [first]: readonly XmlElement[],
  media: ReadonlyMap<string, XmlElement>,
): number {
  const file = name === "clip" ? seconds(first?.attributes.start) : null;
  return zeroOfMedia(media.get(attributes.ref ?? "")) ?? file ?? 0;
}

type Contents = {
  elements: readonly XmlElement[];
  rules: readonly Rule[];
  /** The rule of its own volume, if it has one. */
  volume: readonly Rule[];
  isOff: boolean;
};
const UNCHANGED = { rules: [], volume: [], isOff: false };

/** Returns the contents of a clip: for a multicam clip, each angle in use with its settings. */
export function contentsOf(
  element: XmlElement,
  sound: Range,
  place: Place,
  media: ReadonlyMap<string, XmlElement>,
): Contents[] {
  const { name, attributes, children } = element;
  if (name === "clip" || name === "sync-clip") {
    const elements = children.filter(
      (one) => TIMELINE_ELEMENTS.has(one.name) && one.attributes.lane === undefined,
    );
    const rules = children
      .filter((one) => one.name === "sync-source")
      .flatMap((one) =>
        rulesOf(one, sound, place, one.attributes.sourceID === "connected" ? "connected" : "storyline"),
      );
    return elements.length > 0 || name === "clip" ? [{ ...UNCHANGED, elements, rules }] : [];
  }
  const inside = media.get(attributes.ref ?? "");
  if (!inside || (name !== "ref-clip" && name !== "mc-clip")) return [];
  const angles = (child(inside, "multicam")?.children ?? []).filter((one) => one.name === "mc-angle");
  if (angles.length === 0) {
    const spine = child(child(inside, "sequence"), "spine");
    return spine ? [{ ...UNCHANGED, elements: spine.children }] : [];
  }
  const sources = children.filter((one) => one.name === "mc-source");
  if (sources.length === 0) return [{ ...UNCHANGED, elements: angles[0]?.children ?? [] }];
  return sources.flatMap((source) => {
    const angle = angles.find((one) => one.attributes.angleID === source.attributes.angleID);
    const rules = rulesOf(source, sound, place);
    const volume = [volumeRuleOf(source, sound, place)];
    return angle ? [{ elements: angle.children, rules, volume, isOff: isSwitchedOff(source) }] : [];
  });
}
