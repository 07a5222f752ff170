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

export interface ToastAction {
  label: string;
  run: () => void;
}

export const useToast = create<Toast>(() => ({ isOpen: false, message: "", status: "success" }));

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Closes the toast, or withdraws the one about to open. */
export function closeToast() {
  clearTimeout(opening);
  clearTimeout(closing);
  useToast.setState({ isOpen: false });
}

/**
 * Shows a message for ten seconds. A second toast replaces the first and restarts the time (acceptance S126).
 * The specification writes the statuses in either case (§3): both are taken.
 */
export function showToast({
  message,
  status,
  action,
}: {
  message: string;
  status: ToastStatus | Uppercase<ToastStatus>;
  action?: ToastAction;
}) {
  closeToast();
  opening = setTimeout(() => {
    useToast.setState({ isOpen: true, message, status: status.toLowerCase() as ToastStatus, action });
    closing = setTimeout(closeToast, TOAST_CLOSE_DELAY);
  }, TOAST_OPEN_DELAY);
}
