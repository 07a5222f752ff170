import { create } from "zustand";

/** Milliseconds before a toast opens, and before it closes by itself (specification §4, §9). */
const TOAST_OPEN_DELAY = 100;
const TOAST_CLOSE_DELAY = 10_000;

export type ToastStatus = "error" | "success" | "warning";

/** Shape of the specification (§3): one toast at a time, its text already in the visitor's language. */
interface Toast {
  isOpen: boolean;
  message: string;
  status: ToastStatus;
  /** What takes back what was just done; gone with the toast. */
  action?: ToastAction | undefined;
}

interface Message {
  message: string;
  status: ToastStatus | Uppercase<ToastStatus>;
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
  /** Called once it can no longer be pressed, and was not. */
  onLapse?: () => void;
}

export const useToast = create<Toast>(() => ({ isOpen: false, message: "", status: "success" }));

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Said once what is said has gone. */
const waiting: Message[] = [];
/** What the toast about to open will offer. */
let offered: ToastAction | undefined;

/** What keeps the toast from going: nobody loses what they point at, or where they are (WCAG 2.2.1). */
const heldBy = new Set<"focus" | "pointer">();

/** Keeps the toast open as long as focus or pointer is in it. */
export function holdToast(by: "focus" | "pointer") {
  heldBy.add(by);
  clearTimeout(closing);
}

/** Gives the toast its whole time again once neither focus nor pointer is in it. */
export function letToastGo(by: "focus" | "pointer") {
  if (heldBy.delete(by) && heldBy.size === 0) closeInTime();
}

function closeInTime() {
  clearTimeout(closing);
  closing = setTimeout(closeToast, TOAST_CLOSE_DELAY);
}

/** Does what the toast offers, and closes it. */
export function runToastAction() {
  const { action } = useToast.getState();
  useToast.setState({ action: undefined });
  closeToast();
  action?.run();
}

/** Closes the toast, or withdraws the one about to open; the next one that waits has its turn. */
export function closeToast() {
  takeAway();
  const next = waiting.shift();
  if (next) showToast(next);
}

function takeAway() {
  clearTimeout(opening);
  opening = undefined;
  clearTimeout(closing);
  heldBy.clear();
  const lapsed = offered ?? useToast.getState().action;
  offered = undefined;
  useToast.setState({ isOpen: false, action: undefined });
  lapsed?.onLapse?.();
}

/** Closes the toast if it is the one that says `message`: what it tells is no longer so. */
export function withdrawToast(message: string) {
  const { isOpen, message: shown } = useToast.getState();
  if (isOpen && shown === message) closeToast();
}

/**
 * Shows a message for ten seconds, longer while focus or pointer is in it. A second toast replaces the first and
 * restarts the time (acceptance S126).
 * The specification writes the statuses in either case (§3): both are taken.
 */
export function showToast({ message, status, action }: Message) {
  takeAway();
  offered = action;
  opening = setTimeout(() => {
    opening = undefined;
    offered = undefined;
    useToast.setState({ isOpen: true, message, status: status.toLowerCase() as ToastStatus, action });
    closeInTime();
  }, TOAST_OPEN_DELAY);
}

/** Shows a message once the one that is shown, or about to be, has gone; at once where there is none. */
export function showToastNext(next: Message) {
  if (opening !== undefined || useToast.getState().isOpen) waiting.push(next);
  else showToast(next);
}
