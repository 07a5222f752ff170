import { create } from "zustand";

/** Milliseconds before a toast opens, and before it closes by itself (specification §4, §9). */
const TOAST_OPEN_DELAY = 100;
const TOAST_CLOSE_DELAY = 10_000;

export type ToastStatus = "error" | "success" | "warning";

/** State of the specification (§3): one toast at a time, its text already in the visitor's language. */
interface Toast {
  isOpen: boolean;
  message: string;
  /** Language of the text if it is not the page's. */
  lang?: string | undefined;
  status: ToastStatus;
  /** Undoes the last change; removed together with the toast. */
  action?: ToastAction | undefined;
}

interface Message {
  message: string;
  lang?: string | undefined;
  status: ToastStatus | Uppercase<ToastStatus>;
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
  /** Called when the action expires without having been run. */
  onLapse?: () => void;
}

export const useToast = create<Toast>(() => ({ isOpen: false, message: "", status: "success" }));

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Messages to show after the current one. */
const waiting: Message[] = [];
/** Action of the toast about to open. */
let offered: ToastAction | undefined;

/** Reasons to keep the toast open: it must not vanish under the pointer or the focus (WCAG 2.2.1). */
const heldBy = new Set<"focus" | "pointer">();

/** Keeps the toast open while focus or pointer is in it. */
export function holdToast(by: "focus" | "pointer") {
  heldBy.add(by);
  clearTimeout(closing);
}

/** Restarts the toast's full time once neither focus nor pointer is in it. */
export function releaseToast(by: "focus" | "pointer") {
  if (heldBy.delete(by) && heldBy.size === 0) closeInTime();
}

function closeInTime() {
  clearTimeout(closing);
  closing = setTimeout(closeToast, TOAST_CLOSE_DELAY);
}

/** Runs the toast's action and closes the toast. */
export function runToastAction() {
  const { action } = useToast.getState();
  useToast.setState({ action: undefined });
  closeToast();
  action?.run();
}

/** Closes the toast, or cancels the one about to open; then shows the next waiting one. */
export function closeToast() {
  dismiss();
  const next = waiting.shift();
  if (next) showToast(next);
}

function dismiss() {
  clearTimeout(opening);
  opening = undefined;
  clearTimeout(closing);
  heldBy.clear();
  const lapsed = offered ?? useToast.getState().action;
  offered = undefined;
  useToast.setState({ isOpen: false, action: undefined });
  lapsed?.onLapse?.();
}

/** Closes the toast if its text is `message`, because that is no longer true. */
export function withdrawToast(message: string) {
  const { isOpen, message: shown } = useToast.getState();
  if (isOpen && shown === message) closeToast();
}

/**
 * Shows a message for ten seconds, longer while focus or pointer is in it. A second toast replaces the first and
 * restarts the time (acceptance S126). Accepts statuses in upper and lower case, because the specification uses
 * both (§3).
 */
export function showToast({ message, lang, status, action }: Message) {
  dismiss();
  offered = action;
  opening = setTimeout(() => {
    opening = undefined;
    offered = undefined;
    useToast.setState({ isOpen: true, message, lang, status: status.toLowerCase() as ToastStatus, action });
    closeInTime();
  }, TOAST_OPEN_DELAY);
}

/** Shows a message after the current or pending one has closed; at once if there is none. */
export function showToastNext(next: Message) {
  if (opening !== undefined || useToast.getState().isOpen) waiting.push(next);
  else showToast(next);
}
