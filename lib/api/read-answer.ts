import type { z } from "zod";
import { idOfIri } from "#/contract/hydra.ts";

/**
 * Returns an answer in the shape of its schema: unchanged if it fits, as ours do, otherwise converted from other forms,
 * such as API Platform's: keys without null values, without the prefix `hydra:`, numbers as text or the reverse, no id
 * but in the address, a member's address instead of the member. Throws a zod error when nothing makes it fit.
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const exact = schema.safeParse(answer);
  return exact.success ? exact.data : schema.parse(shaped(schema, answer));
}

function shaped(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      if (typeof value === "string" && "@id" in def.shape) return shapedObject(def, { "@id": value });
      return isObject(value) ? shapedObject(def, value) : value;
    case "array":
      return Array.isArray(value) ? value.map((one) => shaped(def.element, one)) : value;
    case "nullable":
      return value === undefined || value === null ? null : shaped(def.innerType, value);
    case "optional":
      // Optional fields are our additions, and another backend may use their names for something else.
      return value === undefined ? undefined : ifFitting(def.innerType, value);
    case "default":
      return value === undefined ? undefined : shaped(def.innerType, value);
    case "lazy":
      return shaped(def.getter(), value);
    case "union":
      return def.options.map((option) => ifFitting(option, value)).find((one) => one !== undefined) ?? value;
    case "number":
      return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    case "string":
      return typeof value === "number" ? String(value) : value;
    default:
      return value;
  }
}

function shapedObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries(shape).flatMap(([key, schema]) => {
    const given = shaped(schema, value[key] ?? value[key.replace(/^hydra:/, "")] ?? ofAddress(key, value));
    return given === undefined ? [] : [[key, given]];
  });
  // A loose object keeps all its keys: those of a captcha's challenge are all signed.
  return { ...(catchall && value), ...Object.fromEntries(entries) };
}

/** Returns the id in a resource's address. */
function ofAddress(key: string, { "@id": address }: Record<string, unknown>): unknown {
  return key === "id" && typeof address === "string" ? idOfIri(address) : undefined;
}

function ifFitting(schema: z.core.$ZodType, value: unknown): unknown {
  const shape = shaped(schema, value);
  return (schema as z.ZodType).safeParse(shape).success ? shape : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
