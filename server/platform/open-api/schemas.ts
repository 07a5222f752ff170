import { z } from "zod";
import { namedEndpoints, namedSchemas } from "#/contract/endpoints.ts";
import { id, idOrIri } from "#/contract/hydra.ts";
import { operationId } from "./operation-id.ts";

/** A JSON schema, or another part of an OpenAPI document. */
export type Json = Record<string, unknown>;

const AT = "#/components/schemas/";
const LARGEST_INT = 2_147_483_647;

const pascal = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/**
 * Returns `Track` for `trackSchema`. A request may omit values with defaults, so a shape in both requests and answers
 * becomes two: `Cue` and `CueInput`.
 */
const idOf = (name: string, suffix: string) => `${pascal(name.replace(/Schema$/, ""))}${suffix}`;

/** Simplifies zod's output: removes bounds that only mean «integer», and addresses of schemas inside themselves. */
function plain({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }): void {
  if (zodSchema === id || zodSchema === idOrIri) {
    // Our ids are numbers, even though the schema allows those of another backend.
    delete jsonSchema.anyOf;
    jsonSchema.type = "integer";
  }
  delete jsonSchema.$schema;
  delete jsonSchema.$id;
  // Readers should ignore attributes that a later version adds.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.type !== "integer") return;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (Number(jsonSchema.maximum ?? LARGEST_INT) <= LARGEST_INT) jsonSchema.format = "int32";
}

/** Schemas of one direction by name, each once; a schema keeps the first name that it gets. */
class Direction {
  readonly #io: "input" | "output";
  readonly #names = z.registry<{ id: string }>();
  readonly #taken = new Set<string>();

  constructor(io: "input" | "output") {
    this.#io = io;
  }

  add(schema: z.ZodType, id: string): void {
    if (this.#names.has(schema)) return;
    if (this.#taken.has(id)) throw new Error(`Two schemas are called ${id}`);
    this.#taken.add(id);
    this.#names.add(schema, { id });
  }

  reference(schema: z.ZodType): Json {
    return { $ref: `${AT}${this.#names.get(schema)?.id}` };
  }

  toJson(): Record<string, Json> {
    const { schemas } = z.toJSONSchema(this.#names, {
      uri: (id) => AT + id,
      io: this.#io,
      unrepresentable: "any",
      override: plain as (context: { zodSchema: unknown; jsonSchema: object }) => void,
    });
    return Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as Json]),
    );
  }
}

/** Returns every schema of the calls, by name, and the references to those of bodies and answers. */
export function contractSchemas() {
  const sent = new Direction("input");
  const answered = new Direction("output");
  for (const [name, schema] of namedSchemas) {
    answered.add(schema, idOf(name, ""));
    sent.add(schema, idOf(name, "Input"));
  }
  for (const [name, endpoint] of namedEndpoints) {
    const id = pascal(operationId(name, endpoint.method));
    answered.add(endpoint.answer, `${id}Answer`);
    if (endpoint.body) sent.add(endpoint.body, `${id}Body`);
  }
  return {
    body: (schema: z.ZodType) => sent.reference(schema),
    answer: (schema: z.ZodType) => answered.reference(schema),
    all: (): Record<string, Json> => ({ ...answered.toJson(), ...sent.toJson() }),
  };
}

/** Returns those of `schemas` that `document` refers to, directly or through another of them. */
export function usedSchemas(schemas: Record<string, Json>, document: unknown): Record<string, Json> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, id = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (used.has(id)) continue;
      used.add(id);
      visit(schemas[id] ?? null);
    }
  };
  visit(document);
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => used.has(id)));
}
