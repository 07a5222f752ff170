import { setImmediate as nextTurn } from "node:timers/promises";

/** Characters produced in one turn of the event loop. */
const TURN_CHARACTERS = 256 * 1_024;

/**
 * Returns the result of `JSON.stringify` as bytes of UTF-8, produced and encoded a few members of a list at a time, so
 * that a long answer does not block others.
 */
export async function jsonInTurns(answer: object): Promise<Uint8Array<ArrayBuffer>> {
  const written: Buffer<ArrayBuffer>[] = [];
  let text = "";
  const encode = () => {
    written.push(Buffer.from(text));
    text = "";
  };
  let separator = "{";
  for (const [name, value] of Object.entries(answer)) {
    const json = Array.isArray(value) ? "[" : JSON.stringify(value);
    if (json === undefined) continue;
    text += `${separator}${JSON.stringify(name)}:${json}`;
    separator = ",";
    if (!Array.isArray(value)) continue;
    for (const [at, member] of value.entries()) {
      text += `${at > 0 ? "," : ""}${JSON.stringify(member) ?? "null"}`;
      if (text.length < TURN_CHARACTERS) continue;
      encode();
      await nextTurn();
    }
    text += "]";
  }
  text += separator === "{" ? "{}" : "}";
  encode();
  return Buffer.concat(written);
}
