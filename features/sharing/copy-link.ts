import { showToast } from "#/components/toast/show-toast.ts";

/** Copies an address and says so in the same words whether it worked or not (specification §8, acceptance S65). */
export async function copyLink(url: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message, status: "success" });
  } catch {
    showToast({ message, status: "ERROR" });
  }
}
