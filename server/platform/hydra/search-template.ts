import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";

/** Paging is not searching. */
const PAGING = new Set(["page", "itemsPerPage", "row", "ows"]);
/** Parameters without which there is nothing to search. */
const REQUIRED = new Set(["search"]);

/** `order[name]` and `writers[]` both speak of a property without the brackets. */
const property = (variable: string) =>
  /^order\[(.+)\]$/.exec(variable)?.[1] ?? variable.replace(/\[.*\]$/, "");

/** How a collection can be filtered and ordered, from its descriptor; undefined when it cannot. */
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
