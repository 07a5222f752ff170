import type { Range } from "../ranges.ts";
import { child, type XmlElement } from "../xml.ts";
import { isSwitchedOff, type Place, type Rule, rulesOf, volumeRuleOf } from "./fcpxml-sound.ts";
import { seconds } from "./fcpxml-time.ts";

/** Elements of Final Cut's timeline that may contain sound, directly or in other clips. */
const CLIPS = ["asset-clip", "audio", "ref-clip", "mc-clip", "sync-clip", "clip"];
export const STORY = new Set([...CLIPS, "spine", "gap", "title", "video", "audition"]);
export const SOUNDING = new Set(CLIPS);
/** Returns the time at which a compound or multicam clip starts, in seconds of its own time; null if it states none. */
export const startOf = (media: XmlElement | undefined) =>
  seconds((media && (child(media, "sequence") ?? child(media, "multicam")))?.attributes.tcStart);

/** Returns the time at which a container starts. A `clip` has the time of its file, which may start at any hour. */
export function zeroOf(
  { name, attributes }: XmlElement,
  [first]: readonly XmlElement[],
  media: ReadonlyMap<string, XmlElement>,
): number {
  const file = name === "clip" ? seconds(first?.attributes.start) : null;
  return startOf(media.get(attributes.ref ?? "")) ?? file ?? 0;
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
    const elements = children.filter((one) => STORY.has(one.name) && one.attributes.lane === undefined);
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
