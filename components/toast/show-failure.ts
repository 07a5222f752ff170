import { SignedOutError } from "#/lib/api/with-token.ts";
import { showToast } from "./show-toast.ts";

/** Shows that something failed, except at the end of a session, which has its own message. */
export function showFailure(error: unknown, message: string): void {
  if (!(error instanceof SignedOutError)) showToast({ message, status: "error" });
}
