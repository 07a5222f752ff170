import { showToast } from "./show-toast.ts";

/** Message for the outcome of a copy. */
type CopyWords = (values: { outcome: "done" | "failed" }) => string;

/**
 * Copies an address and reports the outcome: one text key (specification §8, acceptance S65), whose words
 * distinguish success from failure for people who do not see the icon. Resolves to whether it was copied.
 */
export async function copyLink(url: string, words: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: words({ outcome: "done" }), status: "success" });
    return true;
  } catch {
    showToast({ message: words({ outcome: "failed" }), status: "ERROR" });
    return false;
  }
}
