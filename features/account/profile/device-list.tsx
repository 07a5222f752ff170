"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { type Device, forgetDeviceEndpoint } from "#/contract/device.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { devicesQuery } from "./devices-query.ts";
import { securityLogQuery } from "./security-log-query.ts";

/** List of known browsers, each with a button to forget it. */
export function DeviceList() {
  const t = useTranslations("devices");
  const queries = useQueryClient();
  const { data: devices, isError, refetch } = useQuery(devicesQuery);
  const forget = useMutation({
    mutationFn: (id: number) => call(forgetDeviceEndpoint, { params: { id } }),
    onSuccess: () => showToast({ message: t("forgotten"), status: "success" }),
    onSettled: () =>
      Promise.all(
        [devicesQuery, securityLogQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ),
  });

  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t("failed")}
        <Button kind="secondary" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  if (!devices) return <div aria-label={t("loading")} role="status" className="skeleton h-16 bg-sunken" />;
  if (devices.length === 0) return <p className="text-body text-ink2">{t("none")}</p>;
  return (
    <ul aria-label={t("title")} className="border-t border-ink">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} onForget={() => forget.mutate(device.id)} />
      ))}
    </ul>
  );
}

function DeviceRow({ device, onForget }: { device: Device; onForget: () => void }) {
  const t = useTranslations("devices");
  const dates = useDates();
  const browser = device.browser ?? t("unknownBrowser");
  const name = device.system ? t("device", { browser, system: device.system }) : browser;
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });
  const facts = [
    device.isCurrent ? t("here") : null,
    t("since", { when: day(device.createdAt) }),
    t("seen", { when: day(device.lastSeenAt) }),
  ];
  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-row">{name}</p>
        <p className="text-small text-ink2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <Button kind="secondary" size={36} aria-label={t("forgetOf", { name })} onClick={onForget}>
        {t("forget")}
      </Button>
    </li>
  );
}
