/** Bytes at the start of a file that identify a tag. */
export const ID3_HEAD = 10;

/** Returns the length in bytes of the ID3v2 tag of a file whose first ten bytes are `head`; 0 without a tag. */
export function id3Length(head: Uint8Array): number {
  if (head.length < ID3_HEAD || Buffer.from(head.subarray(0, 3)).toString("latin1") !== "ID3") return 0;
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = head.subarray(5, ID3_HEAD);
  const footer = flags & 0x10 ? ID3_HEAD : 0;
  return ID3_HEAD + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f) + footer;
}
