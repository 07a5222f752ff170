import { isSilentDecibels, type Level, loudIn } from "../levels.ts";
import { common, joinRanges, type Range, without } from "../ranges.ts";
import { child, descendants, type XmlElement } from "../xml.ts";
import { seconds, spanOf } from "./fcpxml-time.ts";

/** One sound inside a clip: its role, and its channels of the file (null: all). */
type Part = { role: string; channels: ReadonlySet<string> | null };

/** A clip's setting for some of the sounds inside it: the ranges of the project in which they are heard. */
export type Rule = Part & {
  /** In a synchronized clip: whether the rule is for its storyline or for its connected clips. */
  side: "storyline" | "connected" | null;
  heard: readonly Range[];
  /** Applies to all sounds that no other rule names. */
  isRest?: true;
};

/** A moment of a clip's own time (`origin`) and its position in the project (`at`), in seconds. */
export type Place = { at: number; origin: number };

/** Whether a clip is disabled, or used for its picture only. */
export const isOffAsWhole = ({ attributes: { enabled, srcEnable } }: XmlElement) =>
  enabled === "0" || srcEnable === "video" || srcEnable === "none";

/** Returns the rule of a clip's `adjust-volume` for all sounds in it; `sound` is the clip's sound in its own time. */
export function loudRuleOf(element: XmlElement, sound: Range, { at, origin }: Place): Rule {
  const loud = loudOf(element);
  const isSilent = common(loud, [sound]).length === 0;
  const heard = isSilent ? [] : loud.map(([from, to]): Range => [at + from - origin, at + to - origin]);
  return { role: "", channels: null, side: null, heard, isRest: true };
}

/** Returns the audible ranges by a clip's `adjust-volume`, in its own time. */
function loudOf(element: XmlElement): Range[] {
  const volume = child(element, "adjust-volume");
  if (!volume) return loudIn([]);
  const amount = volume.children.find(
    ({ name, attributes }) => name === "param" && attributes.name === "amount",
  );
  const levels: Level[] = [...descendants(volume, "keyframe")].map(
    ({ attributes: { time, value = "" } }) => ({
      at: seconds(time) ?? 0,
      isSilent: isSilentDecibels(value),
    }),
  );
  const fixed = amount?.attributes.value ?? volume.attributes.amount ?? "";
  return loudIn(levels.length > 0 ? levels : [{ at: 0, isSilent: isSilentDecibels(fixed) }]);
}

/**
 * Returns the rules of a clip's `audio-channel-source` and `audio-role-source` elements; `sound` is the clip's sound in
 * its own time. A component may be disabled, inactive, turned down, partly muted, or start and end elsewhere.
 */
export function rulesOf(
  element: XmlElement,
  sound: Range,
  { at, origin }: Place,
  side: Rule["side"] = null,
): Rule[] {
  const sources = element.children.filter(
    ({ name }) => name === "audio-channel-source" || name === "audio-role-source",
  );
  return sources.map((source) => {
    const { role = "", srcCh, enabled, active } = source.attributes;
    const span = spanOf(source, sound);
    const mutes = source.children.filter(({ name }) => name === "mute").map((mute) => spanOf(mute, span));
    const isOff = enabled === "0" || active === "0";
    const heard = isOff ? [] : common(without(span, mutes), loudOf(source));
    return {
      role,
      channels: source.name === "audio-channel-source" ? channelsIn(srcCh) : null,
      side,
      heard: heard.map(([from, to]): Range => [at + from - origin, at + to - origin]),
    };
  });
}

/** Returns a rule for a clip inside a retimed one: if anything is heard, it counts for the whole clip. */
export const lasting = (rule: Rule, whole: Range): Rule => ({
  ...rule,
  heard: rule.heard.length > 0 ? [whole] : [],
});

/** Returns the rules for the connected clips of a clip, or for its storyline; most apply to both. */
export const ofSide = (around: readonly (readonly Rule[])[], isConnected: boolean) =>
  around.map((rules) => rules.filter(({ side }) => side === null || (side === "connected") === isConnected));

/** Returns the rules for both sides, once the side has been chosen. */
export const ofAnySide = (rules: readonly Rule[]) => rules.map((rule) => ({ ...rule, side: null }));

const channelsIn = (text: string | undefined) => new Set(text?.match(/\d+/g) ?? []);

/** Returns the sounds of a clip as its `own` rules name them; file channels without a rule are one more. */
export function partsOf(
  own: readonly Rule[],
  { attributes }: XmlElement,
  channelCount: number,
  rest: Range,
): { part: Part; heard: readonly Range[] }[] {
  const whole: Part = {
    role: attributes.audioRole ?? attributes.role ?? "",
    channels: attributes.srcCh === undefined ? null : channelsIn(attributes.srcCh),
  };
  const named = new Set(own.flatMap(({ channels }) => [...(channels ?? [])]));
  const parts = own.map((rule) => ({ part: { ...rule, role: rule.role || whole.role }, heard: rule.heard }));
  return named.size > 0 && named.size >= channelCount ? parts : [...parts, { part: whole, heard: [rest] }];
}

/** Returns the ranges of `whole` in which a part is heard under the rules of all clips around it, innermost first. */
export function heardPast(
  part: Part,
  around: readonly (readonly Rule[])[],
  whole: Range,
  channelCount: number,
): Range[] {
  let heard = [whole];
  let { role } = part;
  for (const rules of around) {
    const meant = rules.filter(
      (rule) =>
        !rule.isRest &&
        (rule.channels === null ? isRole(role, rule.role) : sharesChannel(rule.channels, part.channels)),
    );
    const isSettled = meant.length > 0 && areAllNamed(meant, part, channelCount);
    const rest = rules.filter(({ isRest }) => isRest);
    if (!isSettled && rest.length === 0) continue;
    const allowed = joinRanges([...meant, ...(isSettled ? [] : rest)].flatMap((rule) => rule.heard));
    heard = common(heard, allowed);
    if (isSettled) role = meant.find(({ channels }) => channels !== null)?.role || role;
  }
  return heard;
}

/** Whether the rules name all channels of a part: one that none of them names stays audible. */
function areAllNamed(rules: readonly Rule[], { channels }: Part, channelCount: number): boolean {
  if (rules.some((rule) => rule.channels === null)) return true;
  const named = new Set(rules.flatMap((rule) => [...(rule.channels ?? [])]));
  return channels ? [...channels].every((one) => named.has(one)) : named.size >= channelCount;
}

const sharesChannel = (rule: ReadonlySet<string>, part: ReadonlySet<string> | null) =>
  part === null || [...part].some((channel) => rule.has(channel));

/** Whether a rule names a sound's role: `music` includes all music, and `music.music-1` is its first subrole. */
function isRole(role: string, named: string): boolean {
  const [main, sub] = role.split(".");
  const [namedMain, namedSub] = named.split(".");
  return main === namedMain && (namedSub === undefined || namedSub === (sub ?? `${main}-1`));
}
