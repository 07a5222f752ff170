"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";

/** Adds a page's own island messages (from `pageMessages`) to those of the layout. */
export function MoreMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
