/** Where a press is kept while the page is loaded again, for this tab only. */
const KEY = "sillon.press";
/** A part that fails so long after a press was not asked for by it, milliseconds. */
const ASKED_WITHIN = 10_000;
/** So long after it a press is still meant, milliseconds. */
const MEANT_FOR = 30_000;
/** So long the button may take to be there again, milliseconds, and how often it is looked for. */
const LONGEST_WAIT = 5_000;
const EVERY = 200;

/** A press by its button: its name, and which of those of that name. */
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
 * Keeps the last press when a part of the site fails that it asked for: `public/start.js` then loads the page again
 * (acceptance S19), and with it the press would be lost. A part is asked for as soon as pointer or focus come to a button,
 * and may fail before it is pressed; what was asked for before is none of it.
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
    // Then one presses again.
  }
}

/** Does once what was pressed before the page was loaded again, as soon as its button is there. */
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
