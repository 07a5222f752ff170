import { z } from "zod";
import "./parse-without-eval.ts";

/** Where the addresses of resources begin. */
const ROOT = "/api/";

/** The address of a resource; a host or a path that another backend puts before it is taken off. */
export const iri = z
  .string()
  .overwrite((address) => (address.includes(ROOT) ? address.slice(address.indexOf(ROOT)) : address));

/** What names a resource in its address: a number with us, any text with another backend, as a UUID or a slug. */
export type Id = number | string;

/** The id that a text names. Digits are the number, so that ids can be compared however they came. */
export function idOfText(text: string): Id {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}

const plainId = (value: Id): Id => (typeof value === "string" ? idOfText(value) : value);

/** The id at the end of a resource's address. */
export function idOfIri(address: string): Id {
  const end = address.slice(address.lastIndexOf("/") + 1);
  try {
    return idOfText(decodeURIComponent(end));
  } catch {
    return end;
  }
}

/** Order of ids: numbers by value, texts by their signs. */
export const byId = (one: Id, other: Id): number =>
  String(one).localeCompare(String(other), "en", { numeric: true });

/** The end of an address, of a resource named by `id`. */
export const iriEnd = (value: Id): string => encodeURIComponent(value);

export const id = z.union([z.string(), z.number().int()]).overwrite(plainId);

/** The same, where another backend may name the resource by its whole address. */
export const idOrIri = z
  .union([z.string(), z.number().int()])
  .overwrite((value) =>
    typeof value === "string" && value.includes(ROOT) ? idOfIri(value) : plainId(value),
  );

/** Every resource and value object carries its address and type (contract §0.4). */
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

/** A `hydra:Collection` of the given member, with its total over all pages. */
export function collection<Member extends z.ZodType>(member: Member) {
  return z.object({
    ...node,
    "hydra:member": z.array(member),
    "hydra:totalItems": z.number().int().min(0),
    "hydra:view": view.optional(),
    "hydra:search": search.optional(),
  });
}

/** Query parameters are text on the wire; `true|false|1|0` are booleans and anything else is ignored (§0.4). */
export const flag = z.enum(["true", "false", "1", "0"]).optional().catch(undefined);
export const text = z.string().optional();
export const texts = z.array(z.string()).optional();
export const direction = z.string().optional();

/** Paging parameters; their rules (defaults, 400s) are the server's (§0.4). */
export const paging = { page: z.string().optional(), itemsPerPage: z.string().optional() };
