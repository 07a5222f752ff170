import { seconds, spanOf } from "./fcpxml-time.ts";
import { isSilentDecibels, type Level, loudIn } from "./levels.ts";
import { common, joinRanges, type Range, without } from "./ranges.ts";
import { child, descendants, type XmlElement } from "./xml.ts";

/** One of the sounds inside a clip: its role, its channels of the file (null: all). */
type Part = { role: string; channels: ReadonlySet<string> | null };

/** What a clip says of some of the sounds inside it: the stretches of the project in which they are heard. */
export type Rule = Part & {
  /** Whose rule it is, in a synchronized clip: of its story line or of what is connected to it. */
  side: "storyline" | "connected" | null;
  heard: readonly Range[];
  /** Said of all sounds that no other rule names. */
  isRest?: true;
};

/** Seconds of the project at a moment of a clip's own time. */
export type Place = { at: number; origin: number };

/** Whether a clip is disabled, or brings its picture alone. */
export const isOffAsWhole = ({ attributes: { enabled, srcEnable } }: XmlElement) =>
  enabled === "0" || srcEnable === "video" || srcEnable === "none";

/** What the `adjust-volume` of a clip, whose sound is `sound` in its own time, lets be heard of all that is in it. */
export function loudRuleOf(element: XmlElement, sound: Range, { at, origin }: Place): Rule {
  const loud = loudOf(element);
  const isSilent = common(loud, [sound]).length === 0;
  const heard = isSilent ? [] : loud.map(([from, to]): Range => [at + from - origin, at + to - origin]);
  return { role: "", channels: null, side: null, heard, isRest: true };
}

/** The stretches of its own time in which the `adjust-volume` of a clip lets something be heard. */
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
 * Rules of the `audio-channel-source` and `audio-role-source` elements of a clip whose sound is `sound` in its own
 * time: a component may be disabled, inactive, turned down, muted for a while, or begin and end elsewhere.
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

/** A rule of a clip whose speed was changed around it: what it lets be heard lasts as long as the clip. */
export const lasting = (rule: Rule, whole: Range): Rule => ({
  ...rule,
  heard: rule.heard.length > 0 ? [whole] : [],
});

/** The rules about what is connected in a clip, or about its story line; most are about both. */
export const ofSide = (around: readonly (readonly Rule[])[], isConnected: boolean) =>
  around.map((rules) => rules.filter(({ side }) => side === null || (side === "connected") === isConnected));

/** The same rules for both sides, once a side is settled. */
export const ofAnySide = (rules: readonly Rule[]) => rules.map((rule) => ({ ...rule, side: null }));

const channelsIn = (text: string | undefined) => new Set(text?.match(/\d+/g) ?? []);

/**
 * The sounds of a clip by itself, as its `own` rules name them; channels of the file that none of them names are
 * one more.
 */
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

/** Stretches of `whole` in which a part is heard, past the rules of every clip around it, innermost first. */
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

/** Whether rules leave no channel of a part unsaid: one that none of them names is heard as before. */
function areAllNamed(rules: readonly Rule[], { channels }: Part, channelCount: number): boolean {
  if (rules.some((rule) => rule.channels === null)) return true;
  const named = new Set(rules.flatMap((rule) => [...(rule.channels ?? [])]));
  return channels ? [...channels].every((one) => named.has(one)) : named.size >= channelCount;
}

const sharesChannel = (rule: ReadonlySet<string>, part: ReadonlySet<string> | null) =>
  part === null || [...part].some((channel) => rule.has(channel));

/** Whether a sound's role is one that a rule names: `music` is all of music, and `music.music-1` is its first. */
function isRole(role: string, named: string): boolean {
  const [main, sub] = role.split(".");
  const [namedMain, namedSub] = named.split(".");
  return main === namedMain && (namedSub === undefined || namedSub === (sub ?? `${main}-1`));
}
