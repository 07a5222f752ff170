"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import type { ReactNode } from "react";

/** Has instants inside written in the reader's own time zone. For what only a browser draws: the server knows none. */
export function OwnTimeZone({ children }: { children: ReactNode }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
