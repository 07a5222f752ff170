import { showToast } from "./show-toast.ts";

/** Message for the outcome of a copy. */
type CopyWords = (values: { outcome: "done" | "failed" }) => string;

/**
 * Copies an address and reports the outcome: one text key (specification §8, acceptance S65), whose words
 * distinguish success from failure for people who do not see the icon. Resolves to whether it was copied. An address
 * may be still to come: where none comes, nothing is said.
 */
export async function copyLink(address: string | Promise<string>, words: CopyWords): Promise<boolean> {
  try {
    await write(address);
    showToast({ message: words({ outcome: "done" }), status: "success" });
    return true;
  } catch {
    const isThere = await Promise.resolve(address).then(Boolean, () => false);
    if (isThere) showToast({ message: words({ outcome: "failed" }), status: "ERROR" });
    return false;
  }
}

/** Safari takes what is written within the press only: it is handed an item whose text is still to come. */
async function write(address: string | Promise<string>): Promise<void> {
  if (typeof address === "string" || typeof ClipboardItem === "undefined")
    return navigator.clipboard.writeText(await address);
  const text = address.then((known) => new Blob([known], { type: "text/plain" }));
  // A clipboard that refuses at once does not look at it.
  text.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
