import "../globals.css";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Toaster } from "#/components/toast/toaster.tsx";
import { Providers } from "#/features/site/providers.tsx";
import { layoutMessages } from "#/lib/i18n/island-messages.ts";
import { DEFAULT_LANG, isLang } from "#/lib/i18n/lang.ts";

/** Frame of every page. An unknown language keeps the default one here: its page answers 404 (parseLang). */
export default async function RootLayout({
  params,
  children,
}: {
  params: Promise<{ lang: string }>;
  children: ReactNode;
}) {
  const segment = (await params).lang;
  const lang = isLang(segment) ? segment : DEFAULT_LANG;
  preload("/fonts/commissioner-latin-5.3.0.woff2", {
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  });
  preload("/fonts/noto-digits-5.3.0.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });

  return (
    <html lang={lang} suppressHydrationWarning>
      <body>
        <NextIntlClientProvider locale={lang} messages={await layoutMessages(lang)}>
          <Providers>
            <main id="main">{children}</main>
            <Toaster />
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
