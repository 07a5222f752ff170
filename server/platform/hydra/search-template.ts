import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";

/** Parameters for paging, which are no filters. */
const PAGING = new Set(["page", "itemsPerPage", "row", "ows"]);
/** Parameters that a search requires. */
const REQUIRED = new Set(["search"]);

/** Returns the property of a parameter, without brackets as in `order[name]` and `writers[]`. */
const property = (variable: string) =>
  /^order\[(.+)\]$/.exec(variable)?.[1] ?? variable.replace(/\[.*\]$/, "");

/** Returns the filters and orders of a collection, from its endpoint; undefined without any. */
export function searchTemplate(endpoint: Endpoint<string, z.ZodType>, pathname: string) {
  if (!(endpoint.query instanceof z.ZodObject)) return undefined;
  const variables = Object.keys(endpoint.query.shape).filter((name) => !PAGING.has(name));
  if (variables.length === 0) return undefined;
  const isSearch = pathname.endsWith("_search");
  return {
    "@type": "hydra:IriTemplate",
    "hydra:template": `${pathname}{?${variables.join(",")}}`,
    "hydra:variableRepresentation": "BasicRepresentation",
    "hydra:mapping": variables.map((variable) => ({
      "@type": "IriTemplateMapping",
      variable,
      property: property(variable),
      required: isSearch && REQUIRED.has(variable),
    })),
  };
}
