import { describedResources } from "./described.ts";

const HYDRA = "http://www.w3.org/ns/hydra/core#";
/** API Platform declares these as literals, so that clients cannot follow them as links (contract §0.6 f). */
const LINKS = ["first", "last", "next", "previous", "view"];
/** Properties that contain the address of a resource. */
const ADDRESSES = new Set(["trackVersions", "territory", "userProfile"]);

/** Contexts without a resource. */
const SHARED = ["Entrypoint", "Error", "ConstraintViolationList"];

export const vocabulary = (base: string) => `${base}/api/docs.jsonld#`;

/** Returns the JSON-LD context of a type; null for an unknown type. `base` is the public address of the API. */
export function contextOf(name: string, base: string): object | null {
  const found = describedResources.find((resource) => resource.name === name);
  if (!found && !SHARED.includes(name)) return null;
  const terms: Record<string, unknown> = { "@vocab": vocabulary(base), hydra: HYDRA };
  for (const link of LINKS) terms[`hydra:${link}`] = { "@type": "@id" };
  for (const key of Object.keys(found?.properties ?? {})) {
    if (key.includes(":")) continue;
    const id = `${name}/${key}`;
    terms[key] = ADDRESSES.has(key) ? { "@id": id, "@type": "@id" } : id;
  }
  if (name === "Entrypoint") {
    for (const { collection } of describedResources) {
      if (collection) terms[collection.key] = { "@id": `Entrypoint/${collection.key}`, "@type": "@id" };
    }
  }
  return { "@context": terms };
}

/** Returns the document that lists every collection (contract §0.6). */
export function entrypoint(): object {
  const links = describedResources.flatMap(({ collection }) =>
    collection ? [[collection.key, collection.endpoint.path] as const] : [],
  );
  return {
    "@context": "/api/contexts/Entrypoint",
    "@id": "/api",
    "@type": "Entrypoint",
    ...Object.fromEntries(links),
  };
}
