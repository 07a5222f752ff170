"use client";

import { type Messages, NextIntlClientProvider, useTranslations } from "next-intl";
import { HtmlKeeper } from "#/features/site/upkeep/html-keeper.tsx";
import { DEFAULT_LANG, isLang, type Lang } from "#/lib/i18n/lang.ts";
import { fetchMessages } from "#/lib/i18n/lazy-messages.tsx";
import { ErrorScreen } from "./error-screen.tsx";

type MessagesByLang = Record<Lang, Partial<Messages>>;

async function messagesOf(lang: Lang) {
  const messages = await fetchMessages(lang, "error");
  if (!messages) throw new Error("The words for a broken site could not be had");
  return messages;
}

/** Renders a whole document in the language of its address, for when the frame of all pages failed to render. */
function BrokenSite({ words, retry }: { words: MessagesByLang; retry: () => void }) {
  const segment = location.pathname.split("/")[1];
  const lang = isLang(segment) ? segment : DEFAULT_LANG;
  return (
    <html lang={lang}>
      <body className="[--header-height:0px]">
        <HtmlKeeper />
        <NextIntlClientProvider locale={lang} messages={words[lang]}>
          <Title />
          <main id="main">
            <ErrorScreen retry={retry} />
          </main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

function Title() {
  const t = useTranslations("error");
  return <title>{t("title")}</title>;
}

/** Loads the error document with its messages. Throws when they cannot be loaded; Next then shows its own. */
export async function loadBrokenSite() {
  const [fr, en] = await Promise.all([messagesOf("fr"), messagesOf("en")]);
  return ({ retry }: { retry: () => void }) => <BrokenSite words={{ fr, en }} retry={retry} />;
}
