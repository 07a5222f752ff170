import { isTyping } from "../is-typing.ts";

/**
 * What a key does in the player or on the page; `version` switches to the next version, `versions` opens the list of
 * all, `other` switches to the other sound of a comparison.
 */
export type Command =
  | "toggle"
  | "back"
  | "forward"
  | "stepBack"
  | "stepForward"
  | "jump"
  | "next"
  | "previous"
  | "mute"
  | "louder"
  | "quieter"
  | "queue"
  | "version"
  | "other"
  | "partFrom"
  | "partTo"
  | "loop"
  | "partClear"
  | "picture"
  | "cart"
  | "project"
  | "versions"
  | "similar"
  | "download"
  | "enqueue"
  | "audition"
  | "find"
  | "help";

/** Keys by command, as `KeyboardEvent.key` names them; «jump» has the ten digits. */
export const KEYS: Record<Exclude<Command, "jump">, readonly string[]> = {
  toggle: ["k", " "],
  back: ["j"],
  forward: ["l"],
  stepBack: ["ArrowLeft"],
  stepForward: ["ArrowRight"],
  next: ["n"],
  previous: ["p"],
  mute: ["m"],
  louder: ["Shift+ArrowUp"],
  quieter: ["Shift+ArrowDown"],
  queue: ["q"],
  version: ["b"],
  other: ["Shift+B"],
  partFrom: ["i"],
  partTo: ["o"],
  loop: ["r"],
  partClear: ["u"],
  picture: ["f"],
  cart: ["c"],
  project: ["a"],
  versions: ["v"],
  similar: ["s"],
  download: ["d"],
  enqueue: ["Shift+Q"],
  audition: ["e"],
  find: ["'"],
  help: ["?"],
};

const BY_KEY = new Map(
  Object.entries(KEYS).flatMap(([command, keys]) => keys.map((key) => [key, command as Command])),
);

/** Elements that use Space themselves. */
const USES_SPACE =
  "button, a[href], summary, label, input, video, audio, [role=button], [role=option], [role=checkbox], [role=switch], [role=tab]";
/** Elements that use the arrow keys themselves. */
const USES_ARROWS =
  "input, video, audio, [role=slider], [role=listbox], [role=menu], [role=tablist], [role=radiogroup], [role=grid], [role=tree], [role=application], [aria-roledescription]";

type KeyPress = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "isComposing" | "defaultPrevented" | "target"
>;

/** Returns the command of a pressed key, or null when it is text, a control's own key or a shortcut. */
export function commandOf(event: KeyPress): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented)
    return null;
  if (isTyping(event.target)) return null;
  const on = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
  if (event.key === " " && on(USES_SPACE)) return null;
  if (event.key.startsWith("Arrow")) {
    if (on(USES_ARROWS)) return null;
    return BY_KEY.get(event.shiftKey ? `Shift+${event.key}` : event.key) ?? null;
  }
  if (/^[0-9]$/.test(event.key)) return "jump";
  if (event.key.length > 1) return BY_KEY.get(event.key) ?? null;
  const shifted = event.shiftKey ? BY_KEY.get(`Shift+${event.key.toUpperCase()}`) : undefined;
  return shifted ?? BY_KEY.get(event.key.toLowerCase()) ?? null;
}
