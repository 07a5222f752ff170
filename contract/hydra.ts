import { z } from "zod";
import "./parse-without-eval.ts";

/** Beginning of the addresses of resources. */
const ROOT = "/api/";

/** Address of a resource; removes a host or path that another backend puts before it. */
export const iri = z
  .string()
  .overwrite((address) => (address.includes(ROOT) ? address.slice(address.indexOf(ROOT)) : address));

/** Identifies a resource in its address: a number in our backend, any text in others, such as a UUID or a slug. */
export type Id = number | string;

/** Returns the id in a text. Digits become a number, so that ids from addresses and from fields are equal. */
export function idOfText(text: string): Id {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}

const plainId = (value: Id): Id => (typeof value === "string" ? idOfText(value) : value);

/** Returns the id at the end of a resource's address. */
export function idOfIri(address: string): Id {
  const end = address.slice(address.lastIndexOf("/") + 1);
  try {
    return idOfText(decodeURIComponent(end));
  } catch {
    return end;
  }
}

/** Compares ids for sorting: numbers by value, texts alphabetically. */
export const byId = (one: Id, other: Id): number =>
  String(one).localeCompare(String(other), "en", { numeric: true });

/** Returns the last segment of the address of a resource. */
export const iriEnd = (value: Id): string => encodeURIComponent(value);

export const id = z.union([z.string(), z.number().int()]).overwrite(plainId);

/** The same, for fields in which another backend may send the whole address. */
export const idOrIri = z
  .union([z.string(), z.number().int()])
  .overwrite((value) =>
    typeof value === "string" && value.includes(ROOT) ? idOfIri(value) : plainId(value),
  );

/** Address and type, fields of every resource and value object (contract §0.4). */
export const node = { "@id": iri, "@type": z.string() };

const view = z.object({
  "@id": iri,
  "@type": z.string(),
  "hydra:first": z.string().optional(),
  "hydra:last": z.string().optional(),
  "hydra:previous": z.string().optional(),
  "hydra:next": z.string().optional(),
});

/** How to fill in the query of a collection (contract §0.4). */
const search = z.object({
  "@type": z.string(),
  "hydra:template": z.string(),
  "hydra:variableRepresentation": z.string(),
  "hydra:mapping": z.array(
    z.object({ "@type": z.string(), variable: z.string(), property: z.string(), required: z.boolean() }),
  ),
});

/** Returns the schema of a `hydra:Collection` of the given member, with the total over all pages. */
export function collection<Member extends z.ZodType>(member: Member) {
  return z.object({
    ...node,
    "hydra:member": z.array(member),
    "hydra:totalItems": z.number().int().min(0),
    "hydra:view": view.optional(),
    "hydra:search": search.optional(),
  });
}

/** Query parameters arrive as text; `true|false|1|0` are booleans and anything else is ignored (§0.4). */
export const flag = z.enum(["true", "false", "1", "0"]).optional().catch(undefined);
export const text = z.string().optional();
export const texts = z.array(z.string()).optional();
export const direction = z.string().optional();

/** Returns whether a flag of a query says yes. */
export const isTrue = (value: string | undefined): boolean => value === "true" || value === "1";

/** Paging parameters; the server applies their defaults and limits (§0.4). */
export const paging = { page: z.string().optional(), itemsPerPage: z.string().optional() };
