import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";

/** The values for the parameters of a path, by the path. */
const parameters: Record<string, string> = {
  "/api/front/addresses/{kind}": "albums",
  "/api/front/album/{slug}": "delta-sans-fin",
  "/api/track/{slug}": "les-chasseurs-de-segou",
  "/api/page_writers/{slug}": "awa-sangare",
  "/api/page_placements/{slug}": "apres-la-secousse",
};

/** An address of the demo catalogue at which a read answers. */
export function addressOf({ path, query }: Endpoint): string {
  const filled = path.replace(/\{\w+\}/, parameters[path] ?? "1");
  if (/search_(synonyms|suggestions)$/.test(path)) return `${filled}?search=kora`;
  if (!path.endsWith("global_search") || !(query instanceof z.ZodObject)) return filled;
  const type: unknown = query.shape.type;
  const literal = type instanceof z.ZodOptional ? type.unwrap() : type;
  return `${filled}?search=kora&type=${literal instanceof z.ZodLiteral ? literal.value : "track"}`;
}

/** Reads of the demo catalogue with an address at which each answers; those of a user are looked at with their sessions. */
export const catalogueReads = endpoints
  .filter(({ method, cache }) => method === "GET" && cache === "P")
  .map((endpoint) => [addressOf(endpoint), endpoint] as const);
