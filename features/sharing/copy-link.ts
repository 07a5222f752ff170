import { showToast } from "#/components/toast/show-toast.ts";

/** What is said of a copy, by how it ended. */
type CopyWords = (values: { outcome: "done" | "failed" }) => string;

/**
 * Copies an address and says how it ended: one text key (specification §8, acceptance S65), whose words tell success
 * from failure to those who do not see the sign.
 */
export async function copyLink(url: string, words: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: words({ outcome: "done" }), status: "success" });
  } catch {
    showToast({ message: words({ outcome: "failed" }), status: "ERROR" });
  }
}
