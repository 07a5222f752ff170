import { Problem } from "./problem.ts";
import { readId } from "./read-id.ts";

/**
 * Returns the id in an address such as `/api/tracks/12`.
 * @throws Problem 400 when it is not the address of such a resource (contract §0.5).
 */
export function readIri(iri: string, collection: string): number {
  const digits = iri.startsWith(`${collection}/`) ? iri.slice(collection.length + 1) : "";
  const id = readId(digits);
  if (id === null) throw new Problem(400, `Invalid IRI "${iri}".`);
  return id;
}
