/** Storage key of a press during a reload, for this tab only. */
const KEY = "sillon.press";
/** Milliseconds after a press within which a failing chunk belongs to it. */
const ASKED_WITHIN = 10_000;
/** Milliseconds for which a press stays valid. */
const MEANT_FOR = 30_000;
/** Milliseconds to wait for the button to appear again, and between two tries. */
const LONGEST_WAIT = 5_000;
const EVERY = 200;

/** A press, identified by the button's name and its index among the buttons of that name. */
interface Press {
  path: string;
  name: string;
  place: number;
  at: number;
}

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent.trim();
const named = (name: string) =>
  [...document.querySelectorAll("button")].filter((button) => nameOf(button) === name);
const here = () => location.pathname + location.search;

/**
 * Stores the last press when a chunk that it requested fails: `public/start.js` then reloads the page (acceptance
 * S19), which would lose the press. A chunk is requested as soon as a button is hovered or focused, and may fail
 * before the press; chunks requested earlier do not count.
 */
export function keepLostPresses(): () => void {
  let intent: { button: HTMLButtonElement; before: ReadonlySet<Element>; hasFailed: boolean } | null = null;
  let last: Press | null = null;
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);
  const onIntent = (event: Event) => {
    const button = buttonOf(event);
    if (button === null || intent?.button === button) return;
    intent = { button, before: new Set(document.scripts), hasFailed: false };
    last = null;
  };
  const onClick = (event: MouseEvent) => {
    onIntent(event);
    const button = buttonOf(event);
    const name = button ? nameOf(button) : "";
    last = button && { path: here(), name, place: named(name).indexOf(button), at: Date.now() };
    if (!last || !intent?.hasFailed) return;
    keep(last);
    intent.hasFailed = false;
  };
  const onError = ({ target }: Event) => {
    if (!intent || !(target instanceof HTMLScriptElement) || intent.before.has(target)) return;
    if (!target.src.includes("/_next/static/")) return;
    if (!last) intent.hasFailed = true;
    else if (Date.now() - last.at <= ASKED_WITHIN) keep(last);
  };
  const listeners = { pointerover: onIntent, focusin: onIntent, click: onClick, error: onError } as const;
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, listener as EventListener, true);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      removeEventListener(type, listener as EventListener, true);
  };
}

function keep(press: Press): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(press));
  } catch {
    // Without storage people have to press again.
  }
}

/** Replays the press that caused a reload once, as soon as its button exists. */
export function pressAgain(): void {
  const press = lostPress();
  if (!press || press.path !== here() || Date.now() - press.at > MEANT_FOR) return;
  const until = Date.now() + LONGEST_WAIT;
  const look = () => {
    const button = named(press.name)[press.place];
    if (button) button.click();
    else if (Date.now() < until) setTimeout(look, EVERY);
  };
  look();
}

function lostPress(): Press | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept ?? "null") as Press | null;
  } catch {
    return null;
  }
}
