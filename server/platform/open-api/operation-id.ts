import type { Endpoint } from "#/contract/endpoint.ts";

/** Returns the name of a call for generated clients, from its name in the contract: `getTracks`, `createPlaylist`. */
export function operationId(name: string, method: Endpoint["method"]): string {
  const short = name.replace(/Endpoint$/, "");
  return method === "GET" ? `get${short[0]?.toUpperCase()}${short.slice(1)}` : short;
}
