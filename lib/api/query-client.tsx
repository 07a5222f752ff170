"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hearFailedCalls } from "./failed-calls.ts";
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
let tellBrowser: FailureHandler = () => {};

/**
 * In the browser there is one client, which outlives the change of language, and tells of failures in the language that
 * the page has then; each server rendering has its own.
 */
function queryClient(onFailure: FailureHandler): QueryClient {
  if (typeof window === "undefined") return createQueryClient(onFailure);
  tellBrowser = onFailure;
  hearFailedCalls((error) => tellBrowser(error, null));
  inBrowser ??= createQueryClient((error, text) => tellBrowser(error, text));
  return inBrowser;
}

/** Makes a write outside React. A failure is thrown, and reaches the shared handler as any other's. */
export function perform<Result>(make: () => Promise<Result>, meta: FailureMeta = {}): Promise<Result> {
  const client = inBrowser;
  if (!client) return make();
  return client
    .getMutationCache()
    .build<Result, Error, undefined, unknown>(client, { mutationFn: make, meta, networkMode: "always" })
    .execute(undefined);
}

/** Makes a call outside React of which nobody waits for the end; a failure shows nothing. */
export function callBehind(make: () => Promise<unknown>): void {
  perform(make, { silent: true }).catch(() => {});
}

/** The client of this browser, for actions outside React; null before the first page is drawn. */
export function browserQueryClient(): QueryClient | null {
  return inBrowser ?? null;
}

/** Drops every answer that belonged to who was signed in: queries of `meta.private`. */
export function forgetPrivateAnswers(): void {
  inBrowser?.removeQueries({ predicate: ({ meta }) => meta?.private === true });
}

/** Gives the islands their query client; `onFailure` hears of every failed call. */
export function QueryProvider({ onFailure, children }: { onFailure: FailureHandler; children: ReactNode }) {
  return <QueryClientProvider client={queryClient(onFailure)}>{children}</QueryClientProvider>;
}
