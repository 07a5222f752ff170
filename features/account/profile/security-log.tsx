"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { securityLogQuery } from "./security-log-query.ts";

/** Security log of the account, newest first; older entries on request. */
export function SecurityLog() {
  const t = useTranslations("security");
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(securityLogQuery);
  if (isError) return <NotLoaded text={t("logFailed")} retry={t("retry")} onRetry={() => refetch()} />;
  if (!data) return <div aria-label={t("logLoading")} role="status" className="skeleton h-36 bg-sunken" />;
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <p className="text-body text-ink2">{t("logEmpty")}</p>;
  return (
    <div className="flex flex-col gap-5">
      <ul aria-label={t("log")} className="border-t border-ink">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          kind="secondary"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
          className="self-start"
        >
          {t("logMore")}
        </Button>
      )}
    </div>
  );
}

function EventRow({
  event: { kind, createdAt, browser, system, network, detail },
}: {
  event: SecurityEvent;
}) {
  const t = useTranslations("security");
  const dates = useDates();
  const device = browser && system ? t("device", { browser, system }) : (browser ?? system);
  const where = [device, network && t("eventFrom", { network })].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-col border-b border-line py-3 text-body">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{t(`events.${kind}`)}</p>
        <time dateTime={createdAt} className="text-small text-ink2">
          {dates.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </div>
      {detail && <p className="wrap-anywhere">{detail}</p>}
      {where && <p className="text-small text-ink2">{where}</p>}
    </li>
  );
}
