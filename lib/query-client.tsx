"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type FailureMeta, failureText } from "./failure.ts";

/** Milliseconds an answer stays fresh on the client: what the backend allows for public reads (contract §0.3). */
const FRESH = 60_000;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Told of every failed call: `text` is what to show, null for nothing (specification §8). */
export type FailureHandler = (error: unknown, text: string | null) => void;

function createQueryClient(onFailure: FailureHandler): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onFailure(error, failureText(error, query.meta)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onFailure(error, failureText(error, mutation.meta)),
    }),
    // `call` itself retries, exactly as the specification says.
    defaultOptions: { queries: { retry: false, staleTime: FRESH }, mutations: { retry: false } },
  });
}

let inBrowser: QueryClient | undefined;

/** In the browser there is one client, which outlives the change of language; each server rendering has its own. */
function queryClient(onFailure: FailureHandler): QueryClient {
  if (typeof window === "undefined") return createQueryClient(onFailure);
  inBrowser ??= createQueryClient(onFailure);
  return inBrowser;
}

/**
 * Makes a call outside React of which nobody waits for the end. A failure reaches the shared handler like any other's,
 * and shows nothing.
 */
export function callBehind(make: () => Promise<unknown>): void {
  const client = inBrowser;
  const made = client
    ? client
        .getMutationCache()
        .build(client, { mutationFn: make, meta: { silent: true }, networkMode: "always" })
        .execute(undefined)
    : make();
  made.catch(() => {});
}

/** Gives the islands their query client; `onFailure` hears of every failed call. */
export function QueryProvider({ onFailure, children }: { onFailure: FailureHandler; children: ReactNode }) {
  return <QueryClientProvider client={queryClient(onFailure)}>{children}</QueryClientProvider>;
}
