import type { TestApi } from "#/tests/support/api.ts";

/** The parts of a collection that the rules of contract §0.4 speak of. */
export interface AnyCollection {
  "@id": string;
  "hydra:totalItems": number;
  "hydra:member": { "@id": string; id: number; name: string; [key: string]: unknown }[];
  "hydra:view"?: Record<string, string>;
  "hydra:search"?: { "hydra:template": string; "hydra:mapping": Record<string, unknown>[] };
}

/** Reads a collection that must be there. */
export async function readCollection(api: TestApi, address: string): Promise<AnyCollection> {
  const response = await api.fetch(address);
  if (response.status !== 200) throw new Error(`${response.status} on ${address}: ${await response.text()}`);
  return (await response.json()) as AnyCollection;
}

export const idsOf = (collection: AnyCollection) => collection["hydra:member"].map(({ id }) => id);
