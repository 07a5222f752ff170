import type { BodySize } from "#/contract/body-size.ts";
import { JsonExtent } from "#/server/platform/http/json-extent.ts";
import { type OpenApi, resolve, type Schema } from "./open-api-document.ts";

/** How to fill each value of a body: as its schema says, with another type, or out of bounds. */
export const FILLINGS = ["right", "of another kind", "out of bounds"] as const;
export type Filling = (typeof FILLINGS)[number];

/** Characters of a text in a list: as long as ordinary titles and names. */
const ORDINARY = 30;
const LETTER = "é";
/** Maximum number of members of a list whose schema sets no limit. */
const MANY = 5_000;
const DEEPEST = 8;
/** Growth of each try that fits, reduced after one that does not; the search ends when the growth is small. */
const FASTEST_GROWTH = 2;
const SLOWEST_GROWTH = 1.02;

interface Room {
  members: number;
  letters: number;
}

/**
 * Returns the largest body of a schema that fits into `size`, as JSON: with the longest texts, the longest lists, or
 * both.
 */
export function largestJson(document: OpenApi, schema: Schema, size: BodySize, filling: Filling): string {
  const grown = (roomOf: (step: number) => Room) => {
    let largest = "{}";
    let [step, growth] = [1, FASTEST_GROWTH];
    while (growth > SLOWEST_GROWTH && step < size.bytes) {
      const room = roomOf(Math.ceil(step * growth));
      const json = JSON.stringify(filled(document, schema, filling, room, 0)) ?? "null";
      if (fits(json, size)) [largest, step] = [json, Math.ceil(step * growth)];
      else growth = Math.sqrt(growth);
    }
    return largest;
  };
  const texts = grown((letters) => ({ members: 1, letters }));
  const lists = grown((members) => ({ members, letters: ORDINARY }));
  const { bytes, text = bytes } = size;
  const letters = Math.floor(text / Buffer.byteLength(LETTER));
  const pieces = text < bytes ? grown((members) => ({ members, letters })) : "";
  return [lists, texts, pieces].reduce((one, other) => (other.length >= one.length ? other : one));
}

function fits(json: string, { bytes, keys, items, text = bytes, escapes = bytes }: BodySize): boolean {
  const written = Buffer.from(json);
  if (written.length > bytes) return false;
  const extent = new JsonExtent();
  extent.take(written);
  return extent.keys <= keys && extent.items <= items && extent.text <= text && extent.escapes <= escapes;
}

function filled(document: OpenApi, given: Schema, filling: Filling, room: Room, depth: number): unknown {
  const schema = resolve(document, given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices?.[0]) return filled(document, choices[0], filling, room, depth);
  if (depth > DEEPEST) return null;
  const inner = (one: Schema) => filled(document, one, filling, room, depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "array") {
    const many = Math.min(schema.maxItems ?? MANY, room.members);
    return Array.from({ length: many }, () => inner(schema.items ?? {}));
  }
  if (type === "object" || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)]),
    );
  return leaf(schema, type, filling, room);
}

function leaf(schema: Schema, type: string | undefined, filling: Filling, room: Room): unknown {
  const isNumber = type === "integer" || type === "number";
  if (filling === "of another kind") return isNumber ? "x" : 1;
  if (isNumber) return filling === "right" ? (schema.maximum ?? schema.minimum ?? 1) : 1e12;
  if (type === "boolean") return true;
  if (schema.const !== undefined && filling === "right") return schema.const;
  if (schema.enum && filling === "right") return schema.enum.at(-1);
  const most = filling === "right" ? schema.maxLength : (schema.maxLength ?? 0) + 1;
  return LETTER.repeat(Math.min(most ?? room.letters, room.letters));
}
