"use client";

import { type Messages, useLocale, useMessages } from "next-intl";
import { type ReactNode, use } from "react";
import type { Lang } from "./lang.ts";
import { MoreMessages } from "./more-messages.tsx";

type PartialMessages = Partial<Messages>;

const fetched = new Map<string, Promise<PartialMessages | null>>();

/** Fetches the texts of these namespaces once; null on failure. */
export function fetchMessages(lang: Lang, names: string): Promise<PartialMessages | null> {
  const address = `/internal/messages/${lang}?names=${names}`;
  const known = fetched.get(address);
  if (known) return known;
  const answer = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<PartialMessages>) : null))
    .catch(() => null)
    .then((messages) => {
      // The next island to open tries again.
      if (!messages) fetched.delete(address);
      return messages;
    });
  fetched.set(address, answer);
  return answer;
}

/**
 * Loads the texts of an island that most visitors never open, so that pages do not carry them. Suspends meanwhile;
 * renders nothing on failure.
 */
export function LazyMessages({ names, children }: { names: (keyof Messages)[]; children: ReactNode }) {
  const lang = useLocale();
  const present = useMessages();
  const missing = names.filter((name) => !(name in present));
  if (missing.length === 0) return children;
  return (
    <Fetched lang={lang} names={missing.join()}>
      {children}
    </Fetched>
  );
}

function Fetched({ lang, names, children }: { lang: Lang; names: string; children: ReactNode }) {
  const messages = use(fetchMessages(lang, names));
  return messages && <MoreMessages messages={messages}>{children}</MoreMessages>;
}
