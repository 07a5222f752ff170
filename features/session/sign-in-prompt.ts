import { create } from "zustand";
import { readToken } from "#/lib/api/token.ts";

interface Prompt {
  isOpen: boolean;
  /** Whose session ended. */
  email: string;
}

/** Whether the dialog that asks to sign in again in place is open. */
export const useSignInPrompt = create<Prompt>(() => ({ isOpen: false, email: "" }));

let asked: { answer: Promise<string | null>; give: (token: string | null) => void } | null = null;

/** Asks to sign in again without leaving the page; gives the fresh token, or null when the person would not. */
export function promptSignIn(email: string): Promise<string | null> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    asked = { answer: promise, give: resolve };
    useSignInPrompt.setState({ isOpen: true, email });
  }
  return asked.answer;
}

/** Closes the dialog: with the token of this browser when it was signed in to, with none otherwise. */
export function settlePrompt(isSignedIn: boolean): void {
  useSignInPrompt.setState({ isOpen: false });
  asked?.give(isSignedIn ? (readToken() ?? null) : null);
  asked = null;
}
