"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { setFailedCallListener } from "./failed-calls.ts";
import { type FailureMeta, failureText } from "./failure.ts";

/** Milliseconds for which an answer stays fresh on the client: the backend's value for public reads (contract §0.3). */
const FRESH = 60_000;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Receives every failed call: `text` is the message to show, null for none (specification §8). */
export type FailureHandler = (error: unknown, text: string | null) => void;

function createQueryClient(onFailure: FailureHandler): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onFailure(error, failureText(error, query.meta)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onFailure(error, failureText(error, mutation.meta)),
    }),
    // `call` itself retries, as the specification says.
    defaultOptions: { queries: { retry: false, staleTime: FRESH }, mutations: { retry: false } },
  });
}

let inBrowser: QueryClient | undefined;
let reportInBrowser: FailureHandler = () => {};

/**
 * Returns the browser's only client, which survives a change of language and reports failures in the current language;
 * each server render has its own.
 */
function queryClient(onFailure: FailureHandler): QueryClient {
  if (typeof window === "undefined") return createQueryClient(onFailure);
  reportInBrowser = onFailure;
  setFailedCallListener((error) => reportInBrowser(error, null));
  inBrowser ??= createQueryClient((error, text) => reportInBrowser(error, text));
  return inBrowser;
}

/** Makes a write outside React. A failure is thrown, and also reaches the shared handler. */
export function perform<Result>(make: () => Promise<Result>, meta: FailureMeta = {}): Promise<Result> {
  const client = inBrowser;
  if (!client) return make();
  return client
    .getMutationCache()
    .build<Result, Error, undefined, unknown>(client, { mutationFn: make, meta, networkMode: "always" })
    .execute(undefined);
}

/** Makes a call in the background, outside React; a failure shows nothing. */
export function callInBackground(make: () => Promise<unknown>): void {
  perform(make, { silent: true }).catch(() => {});
}

/** Returns this browser's client, for actions outside React; null before the first render. */
export function browserQueryClient(): QueryClient | null {
  return inBrowser ?? null;
}

/** Drops every answer of the signed-in user: queries of `meta.private`. */
export function forgetPrivateAnswers(): void {
  inBrowser?.removeQueries({ predicate: ({ meta }) => meta?.private === true });
}

/** Provides the islands with their query client; `onFailure` receives every failed call. */
export function QueryProvider({ onFailure, children }: { onFailure: FailureHandler; children: ReactNode }) {
  return <QueryClientProvider client={queryClient(onFailure)}>{children}</QueryClientProvider>;
}
