import type { Range } from "../ranges.ts";
import { child, type XmlElement } from "../xml.ts";
import { isOffAsWhole, loudRuleOf, type Place, type Rule, rulesOf } from "./fcpxml-sound.ts";
import { seconds } from "./fcpxml-time.ts";

/** Elements of Final Cut's timeline that may contain sound or other clips. */
const CLIPS = ["asset-clip", "audio", "ref-clip", "mc-clip", "sync-clip", "clip"];
export const STORY = new Set([...CLIPS, "spine", "gap", "title", "video", "audition"]);
export const SOUNDING = new Set(CLIPS);
/** Returns the start of a compound or multicam clip's time, in seconds. */
export const startOf = (media: XmlElement | undefined) =>
  seconds((media && (child(media, "sequence") ?? child(media, "multicam")))?.attributes.tcStart);

/** Returns the start of a container's time; a `clip` has the time of its file, which may begin at any hour. */
export function zeroOf(
  { name, attributes }: XmlElement,
  [first]: readonly XmlElement[],
  media: ReadonlyMap<string, XmlElement>,
): number {
  const file = name === "clip" ? seconds(first?.attributes.start) : null;
  return startOf(media.get(attributes.ref ?? "")) ?? file ?? 0;
}

type Held = {
  elements: readonly XmlElement[];
  rules: readonly Rule[];
  /** Audible ranges by its level, if it has one. */
  loud: readonly Rule[];
  isOff: boolean;
};
const HEARD = { rules: [], loud: [], isOff: false };

/** Returns the contents of a clip: for a multicam clip the angles that it uses, each with its settings. */
export function heldBy(
  element: XmlElement,
  heard: Range,
  place: Place,
  media: ReadonlyMap<string, XmlElement>,
): Held[] {
  const { name, attributes, children } = element;
  if (name === "clip" || name === "sync-clip") {
    const elements = children.filter((one) => STORY.has(one.name) && one.attributes.lane === undefined);
    const rules = children
      .filter((one) => one.name === "sync-source")
      .flatMap((one) =>
        rulesOf(one, heard, place, one.attributes.sourceID === "connected" ? "connected" : "storyline"),
      );
    return elements.length > 0 || name === "clip" ? [{ ...HEARD, elements, rules }] : [];
  }
  const inside = media.get(attributes.ref ?? "");
  if (!inside || (name !== "ref-clip" && name !== "mc-clip")) return [];
  const angles = (child(inside, "multicam")?.children ?? []).filter((one) => one.name === "mc-angle");
  if (angles.length === 0) {
    const spine = child(child(inside, "sequence"), "spine");
    return spine ? [{ ...HEARD, elements: spine.children }] : [];
  }
  const sources = children.filter((one) => one.name === "mc-source");
  if (sources.length === 0) return [{ ...HEARD, elements: angles[0]?.children ?? [] }];
  return sources.flatMap((source) => {
    const angle = angles.find((one) => one.attributes.angleID === source.attributes.angleID);
    const rules = rulesOf(source, heard, place);
    const loud = [loudRuleOf(source, heard, place)];
    return angle ? [{ elements: angle.children, rules, loud, isOff: isOffAsWhole(source) }] : [];
  });
}
