"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { endOtherSessionsEndpoint, endSessionEndpoint, type Session } from "#/contract/session.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { securityLogQuery } from "./security-log-query.ts";
import { sessionsQuery } from "./sessions-query.ts";

const PHONES = /android|ios|iphone|ipad/i;

/** Active sessions; all but this one can be ended here. */
export function SessionList() {
  const t = useTranslations("security");
  const queries = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const renew = () =>
    Promise.all(
      [sessionsQuery, securityLogQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const end = useMutation({
    mutationFn: (id: number) => call(endSessionEndpoint, { params: { id } }),
    onSuccess: () => showToast({ message: t("ended"), status: "success" }),
    onSettled: renew,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessionsEndpoint, {}),
    onSuccess: () => showToast({ message: t("endedAll"), status: "success" }),
    onSettled: renew,
  });

  if (isError) return <NotLoaded text={t("failed")} retry={t("retry")} onRetry={() => refetch()} />;
  if (!sessions) return <div aria-label={t("loading")} role="status" className="skeleton h-36 bg-sunken" />;
  return (
    <div className="flex flex-col gap-5">
      <ul aria-label={t("sessions")} className="border-t border-ink">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button kind="secondary" onClick={() => endOthers.mutate()} className="self-start">
          {t("endAll")}
        </Button>
      ) : (
        <p className="text-body text-ink2">{t("only")}</p>
      )}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations("security");
  const dates = useDates();
  const browser = session.browser ?? t("unknownBrowser");
  const device = session.system ? t("device", { browser, system: session.system }) : browser;
  const Icon = PHONES.test(session.system ?? "") ? Smartphone : Laptop;
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });
  const minute = (instant: string) =>
    dates.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });
  const { isCurrent, createdAt, lastSeenAt } = session;
  const facts = isCurrent
    ? [t("here"), t("since", { when: minute(createdAt) })]
    : [
        t("seen", { when: minute(lastSeenAt) }),
        // On the same day both dates would be the same.
        day(createdAt) === day(lastSeenAt) ? null : t("since", { when: day(createdAt) }),
      ];
  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-line py-2">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-ink2" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-row">{device}</p>
        <p className="text-small text-ink2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {!isCurrent && (
        <Button kind="secondary" size={36} aria-label={t("endOf", { device })} onClick={onEnd}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
