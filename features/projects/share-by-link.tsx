"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import {
  createPlaylistLinkEndpoint,
  LONGEST_MESSAGE,
  type PlaylistLink,
  playlistLinksEndpoint,
  revokePlaylistLinkEndpoint,
} from "#/contract/playlist-link.ts";
import { call } from "#/lib/call.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { perform } from "#/lib/query-client.tsx";

const DAY = 86_400_000;
/** Days that a page may stay open; nothing for as long as it is not revoked. */
const LIVES = [7, 30, 90] as const;

/** Pages that show a playlist to whoever has the address: opened here, counted here, closed here. */
export function ShareByLink({ id }: { id: number }) {
  const t = useTranslations("projects");
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ["playlist links", id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(playlistLinksEndpoint, { params: { id }, signal }),
    meta: { private: true },
    staleTime: 0,
  });

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const written = event.currentTarget;
    const form = new FormData(written);
    const days = Number(form.get("life"));
    const expiresAt = days > 0 ? new Date(Date.now() + days * DAY).toISOString() : null;
    const message = String(form.get("message"));
    const body = { allowsDownload: form.get("download") !== null, expiresAt, message };
    setBusy(true);
    await perform(() => call(createPlaylistLinkEndpoint, { params: { id }, body })).then(
      () => written.reset(),
      () => {},
    );
    await client.invalidateQueries({ queryKey });
    setBusy(false);
  }
  async function revoke(link: PlaylistLink) {
    await perform(() => call(revokePlaylistLinkEndpoint, { params: { id: link.id } })).catch(() => {});
    await client.invalidateQueries({ queryKey });
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-ink2">{t("linkHelp")}</p>
      {data && data["hydra:member"].length > 0 && (
        <ul aria-label={t("links")} className="border-t-2 border-ink">
          {data["hydra:member"].map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      )}
      <form onSubmit={open} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="flex w-full flex-col gap-1 text-small text-ink2">
          {t("message")}
          <textarea
            name="message"
            rows={2}
            maxLength={LONGEST_MESSAGE}
            className="field-sizing-content min-h-16 rounded-control border border-line2 bg-raised px-3 py-2 text-body text-ink max-md:text-[16px]"
          />
        </label>
        <label className="flex flex-col gap-1 text-small text-ink2">
          {t("life")}
          <select
            name="life"
            className="h-10 rounded-control border border-line2 bg-raised px-2 text-body text-ink"
          >
            <option value="0">{t("forever")}</option>
            {LIVES.map((days) => (
              <option key={days} value={days}>
                {t("days", { days })}
              </option>
            ))}
          </select>
        </label>
        <label className="flex h-10 items-center gap-2 text-body">
          <input type="checkbox" name="download" className="size-4" />
          {t("allowDownload")}
        </label>
        <Button type="submit" kind="secondary" aria-disabled={isBusy || undefined}>
          {t("openLink")}
        </Button>
      </form>
    </div>
  );
}

function LinkRow({ link, onRevoke }: { link: PlaylistLink; onRevoke: () => void }) {
  const t = useTranslations("projects");
  const share = useTranslations("shareModal");
  const dates = useDates();
  const lang = useLocale();
  const address = `${location.origin}${localPath(`/share/${link.token}`, lang)}`;
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: share("parag2", { outcome: "done" }), status: "success" });
    } catch {
      showToast({ message: share("parag2", { outcome: "failed" }), status: "ERROR" });
    }
  }

  return (
    <li className="flex items-center gap-2 border-b border-line py-2 text-body">
      <div className="min-w-0 flex-1">
        <a href={address} target="_blank" rel="noopener" className="block truncate text-link">
          {address.replace(/^https?:\/\//, "")}
        </a>
        <p className="text-small text-ink2">
          {[
            t(link.allowsDownload ? "withDownload" : "listenOnly"),
            link.expiresAt
              ? t(link.isOpen ? "until" : "endedOn", { day: day(link.expiresAt) })
              : t("forever"),
          ].join(" · ")}
        </p>
        {link.message && (
          <p className="line-clamp-2 text-small text-ink2">{t("messageQuoted", { message: link.message })}</p>
        )}
        <p className="text-small text-ink2">
          {t("counters", { opened: link.opened, heard: link.heard, downloaded: link.downloaded })}
          {link.openedAt && ` · ${t("lastOpened", { day: day(link.openedAt) })}`}
        </p>
      </div>
      <IconButton label={t("copyLink")} onClick={copy}>
        <Copy aria-hidden="true" size={17} />
      </IconButton>
      <IconButton label={t("revoke")} onClick={onRevoke}>
        <Trash2 aria-hidden="true" size={17} />
      </IconButton>
    </li>
  );
}
