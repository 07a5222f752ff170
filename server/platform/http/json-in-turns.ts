import { setImmediate as nextTurn } from "node:timers/promises";

/** Characters produced in one turn of the event loop. */
const TURN_CHARACTERS = 256 * 1_024;

/** Returns the result of `JSON.stringify`, produced member by member, so that a long answer does not block others. */
export async function jsonInTurns(answer: object): Promise<string> {
  let left = TURN_CHARACTERS;
  const jsonOfList = async (members: readonly unknown[]) => {
    const made: string[] = [];
    for (const member of members) {
      const json = JSON.stringify(member) ?? "null";
      made.push(json);
      left -= json.length;
      if (left > 0) continue;
      left = TURN_CHARACTERS;
      await nextTurn();
    }
    return `[${made.join(",")}]`;
  };
  const attributes: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const json = Array.isArray(value) ? await jsonOfList(value) : JSON.stringify(value);
    if (json !== undefined) attributes.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${attributes.join(",")}}`;
}
