import { showToast } from "./show-toast.ts";

/** Message for the outcome of a copy. */
type CopyWords = (values: { outcome: "done" | "failed" }) => string;

/**
 * Copies an address and reports the outcome: one text key (specification §8, acceptance S65), whose wording
 * distinguishes success from failure for people who do not see the icon. Resolves to whether it was copied. The address
 * may be a promise: if it has none, no message appears.
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

/** Safari only allows writing during the press: we hand it an item whose text arrives later. */
async function write(address: string | Promise<string>): Promise<void> {
  if (typeof address === "string" || typeof ClipboardItem === "undefined")
    return navigator.clipboard.writeText(await address);
  const text = address.then((known) => new Blob([known], { type: "text/plain" }));
  // A clipboard that refuses immediately never uses it.
  text.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
