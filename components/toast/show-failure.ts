import { SignedOutError } from "#/lib/api/with-token.ts";
import { showToast } from "./show-toast.ts";

/** Says that something failed, unless it was for the end of a session, which has words of its own. */
export function showFailure(error: unknown, message: string): void {
  if (!(error instanceof SignedOutError)) showToast({ message, status: "error" });
}
