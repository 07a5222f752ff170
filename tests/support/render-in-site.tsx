import { render } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Lang } from "#/lib/i18n/lang.ts";
import { loadMessages } from "#/lib/i18n/messages.ts";

/** Where the site was led to: one entry a navigation, as `push /fr/albums`; `refresh` asks for the same page again. */
type Journey = string[];

function recordingRouter(journey: Journey, fetched: string[]): AppRouterInstance {
  return {
    push: (href) => void journey.push(`push ${href}`),
    replace: (href) => void journey.push(`replace ${href}`),
    prefetch: (href, options) => void fetched.push(`${options?.kind} ${href}`),
    refresh: () => void journey.push("refresh"),
    back: () => {},
    forward: () => {},
  } satisfies Partial<AppRouterInstance> as unknown as AppRouterInstance;
}

/** Renders an island as a page of the site would: its language, its address, all messages, a router that notes. */
export async function renderInSite(
  island: ReactNode,
  {
    lang = "fr",
    pathname = `/${lang}`,
    search = "",
  }: { lang?: Lang; pathname?: string; search?: string } = {},
) {
  const journey: Journey = [];
  const fetched: string[] = [];
  const messages = await loadMessages(lang);
  const page = (content: ReactNode, searched = search) => (
    <AppRouterContext value={recordingRouter(journey, fetched)}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={new URLSearchParams(searched)}>
          <NextIntlClientProvider locale={lang} messages={messages} timeZone="Europe/Paris">
            {content}
          </NextIntlClientProvider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
  const view = render(page(island));
  return {
    ...view,
    journey,
    fetched,
    /** Shows another island, or the same under another search of its address. */
    show: (next: ReactNode, searched?: string) => view.rerender(page(next, searched)),
  };
}
