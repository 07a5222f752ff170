"use client";

import { type Messages, useLocale, useMessages } from "next-intl";
import { type ReactNode, use } from "react";
import type { Lang } from "./lang.ts";
import { MoreMessages } from "./more-messages.tsx";

type Some = Partial<Messages>;

const fetched = new Map<string, Promise<Some | null>>();

/** Texts of these namespaces, fetched once; null when they cannot be had. */
export function fetchMessages(lang: Lang, names: string): Promise<Some | null> {
  const address = `/internal/messages/${lang}?names=${names}`;
  const known = fetched.get(address);
  if (known) return known;
  const answer = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<Some>) : null))
    .catch(() => null)
    .then((messages) => {
      // The next one to open asks again.
      if (!messages) fetched.delete(address);
      return messages;
    });
  fetched.set(address, answer);
  return answer;
}

/**
 * Brings the texts of an island that most visitors never open, so that no page carries them. Suspends while they
 * come; shows nothing when they do not.
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
