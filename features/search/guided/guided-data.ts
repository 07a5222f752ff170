import { termsearchEndpoint } from "#/contract/search.ts";
import { call } from "#/lib/call.ts";
import { type GuidedPage, guidedPage } from "./guided-page.ts";
import { type GuidedState, guidedQuery } from "./guided-state.ts";

/** A page of the titles that a state of guided search leaves. */
export async function fetchGuided(state: GuidedState, signal?: AbortSignal): Promise<GuidedPage> {
  return guidedPage(await call(termsearchEndpoint, { query: guidedQuery(state), signal }), state);
}

/** How many titles a state leaves, and none of them. */
export async function fetchTotal(state: GuidedState, signal: AbortSignal): Promise<number> {
  const query = { ...guidedQuery({ ...state, page: 1 }), itemsPerPage: "0" };
  return (await call(termsearchEndpoint, { query, signal }))["hydra:totalItems"];
}
