"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import type { ReactNode } from "react";

/**
 * Formats times inside in the reader's time zone. Only for content rendered in the browser: the server does not know
 * it.
 */
export function OwnTimeZone({ children }: { children: ReactNode }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
