import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import { houseName } from "#/contract/house-name.ts";
import { id } from "#/contract/hydra.ts";
import { vocabulary } from "./contexts.ts";
import { type Described, describedResources } from "./described.ts";

const ACTIONS: Record<Endpoint["method"], string> = {
  GET: "schema:FindAction",
  POST: "schema:CreateAction",
  PATCH: "schema:UpdateAction",
  DELETE: "schema:DeleteAction",
};

function operation(endpoint: Endpoint, returns: string) {
  return {
    "@type": ["hydra:Operation", ACTIONS[endpoint.method]],
    "hydra:method": endpoint.method,
    "hydra:title": endpoint.summary,
    "rdfs:label": endpoint.summary,
    ...(endpoint.body && { expects: `#${endpoint.resource}` }),
    returns,
  };
}

/** Returns the simple type of a property for generic clients; undefined for lists and objects. */
function range(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return range(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodBoolean) return "xmls:boolean";
  // Our ids are numbers, even though the schema allows those of another backend.
  if (schema === id) return "xmls:integer";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "xmls:integer" : "xmls:decimal";
  return schema instanceof z.ZodString ? "xmls:string" : undefined;
}

function property(owner: string, name: string, schema: z.ZodType) {
  const type = range(schema);
  return {
    "@type": "hydra:SupportedProperty",
    "hydra:property": {
      "@id": `#${owner}/${name}`,
      "@type": "rdf:Property",
      "rdfs:label": name,
      domain: `#${owner}`,
      ...(type && { range: type }),
    },
    "hydra:title": name,
    "hydra:required": false,
    "hydra:readable": true,
    "hydra:writeable": false,
  };
}

function resourceClass({ name, properties, operations }: Described) {
  return {
    "@id": `#${name}`,
    "@type": "hydra:Class",
    "rdfs:label": name,
    "hydra:title": name,
    "hydra:supportedProperty": Object.entries(properties)
      .filter(([key]) => !key.includes(":"))
      .map(([key, schema]) => property(name, key, schema)),
    "hydra:supportedOperation": operations.map((call) => operation(call, `#${name}`)),
  };
}

function entrypointProperty({ name, collection }: Described) {
  if (!collection) return [];
  return [
    {
      "@type": "hydra:SupportedProperty",
      "hydra:property": {
        "@id": `#Entrypoint/${collection.key}`,
        "@type": "hydra:Link",
        "rdfs:label": `The collection of ${name} resources`,
        domain: "#Entrypoint",
        "rdfs:range": [
          { "@id": "hydra:Collection" },
          {
            "owl:equivalentClass": {
              "owl:onProperty": { "@id": "hydra:member" },
              "owl:allValuesFrom": { "@id": `#${name}` },
            },
          },
        ],
        "hydra:supportedOperation": [operation(collection.endpoint, "hydra:Collection")],
      },
      "hydra:title": `The collection of ${name} resources`,
      "hydra:readable": true,
      "hydra:writeable": false,
    },
  ];
}

const entrypointClass = () => ({
  "@id": "#Entrypoint",
  "@type": "hydra:Class",
  "hydra:title": "The API entrypoint",
  "hydra:supportedProperty": describedResources.flatMap(entrypointProperty),
  "hydra:supportedOperation": {
    "@type": "hydra:Operation",
    "hydra:method": "GET",
    "hydra:title": "The API entrypoint",
    "rdfs:label": "The API entrypoint",
    returns: "#Entrypoint",
  },
});

const violationClass = (name: string, title: string, properties: string[]) => ({
  "@id": `#${name}`,
  "@type": "hydra:Class",
  "hydra:title": title,
  "hydra:supportedProperty": properties.map((key) => property(name, key, z.string())),
});

/**
 * Returns the `hydra:ApiDocumentation` of contract §0.6, generated from the endpoints; `base` is the API's public
 * address.
 */
export function documentation(base: string): object {
  return {
    "@context": {
      "@vocab": vocabulary(base),
      hydra: "http://www.w3.org/ns/hydra/core#",
      rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
      rdfs: "http://www.w3.org/2000/01/rdf-schema#",
      xmls: "http://www.w3.org/2001/XMLSchema#",
      owl: "http://www.w3.org/2002/07/owl#",
      schema: "https://schema.org/",
      domain: { "@id": "rdfs:domain", "@type": "@id" },
      range: { "@id": "rdfs:range", "@type": "@id" },
      expects: { "@id": "hydra:expects", "@type": "@id" },
      returns: { "@id": "hydra:returns", "@type": "@id" },
      "hydra:entrypoint": { "@type": "@id" },
    },
    "@id": "/api/docs.jsonld",
    "@type": "hydra:ApiDocumentation",
    "hydra:title": houseName(),
    "hydra:entrypoint": "/api",
    "hydra:supportedClass": [
      ...describedResources.map(resourceClass),
      entrypointClass(),
      violationClass("ConstraintViolation", "A constraint violation", ["propertyPath", "message"]),
      violationClass("ConstraintViolationList", "A constraint violation list", ["violations"]),
    ],
  };
}
