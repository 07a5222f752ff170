import type { z } from "zod";
import { idOfIri } from "#/contract/hydra.ts";

/**
 * An answer in the shape of its schema: as it is where it fits, as ours do, else brought into shape, for a backend that
 * writes it otherwise, as API Platform may: with keys left out where their value is null, without the prefix `hydra:`,
 * with numbers as text or the other way round, with no id but the end of the address, with a member's address for the
 * member. Throws a zod error when nothing makes it fit.
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
      // What may be missing is our addition, and under its name another backend may have something else.
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
  // A loose object is read whole: of a captcha's challenge every key is signed.
  return { ...(catchall && value), ...Object.fromEntries(entries) };
}

/** The id of a resource that is named by its address alone. */
function ofAddress(key: string, { "@id": address }: Record<string, unknown>): unknown {
  return key === "id" && typeof address === "string" ? idOfIri(address) : undefined;
}

function ifFitting(schema: z.core.$ZodType, value: unknown): unknown {
  const shape = shaped(schema, value);
  return (schema as z.ZodType).safeParse(shape).success ? shape : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
