"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { copyLink } from "#/components/toast/copy-link.ts";
import type { Id } from "#/contract/hydra.ts";
import {
  createPlaylistLinkEndpoint,
  type PlaylistLink,
  playlistLinksEndpoint,
  revokePlaylistLinkEndpoint,
  rewordPlaylistLinkEndpoint,
} from "#/contract/playlist-link.ts";
import { call } from "#/lib/api/call.ts";
import { perform } from "#/lib/api/query-client.tsx";
import { type LinkChanges, MessageField, ShareLinkRow, shareAddress } from "./share-link-row.tsx";

const DAY = 86_400_000;
/** Days for which a page can be opened; without a choice, until it is revoked. */
const LIVES = [7, 30, 90] as const;

/**
 * Renders the share pages of a playlist, which anyone with the address can open: to create one, see its counts, and
 * revoke it.
 */
export function ShareByLink({ id, isMain = true }: { id: Id; isMain?: boolean }) {
  const t = useTranslations("projects");
  const client = useQueryClient();
  const lang = useLocale();
  const [isBusy, setBusy] = useState(false);
  /** Id of the new page whose address could not be copied. */
  const [uncopied, setUncopied] = useState<number | null>(null);
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
    const made = perform(() => call(createPlaylistLinkEndpoint, { params: { id }, body }));
    const address = made.then((link) => shareAddress(link, lang));
    const copied = copyLink(address, (outcome) => t("linkMade", outcome));
    const link = await made.catch(() => null);
    if (link) {
      written.reset();
      setUncopied((await copied) ? null : link.id);
    }
    await client.invalidateQueries({ queryKey });
    setBusy(false);
  }
  const changesOf = ({ id: link }: PlaylistLink): LinkChanges => ({
    async revoke() {
      await perform(() => call(revokePlaylistLinkEndpoint, { params: { id: link } })).catch(() => {});
      await client.invalidateQueries({ queryKey });
    },
    async reword(message) {
      await perform(() => call(rewordPlaylistLinkEndpoint, { params: { id: link }, body: { message } }));
      await client.invalidateQueries({ queryKey });
    },
  });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-ink2">{t("linkHelp")}</p>
      {data && data["hydra:member"].length > 0 && (
        <ul aria-label={t("links")} className="border-t-2 border-ink">
          {data["hydra:member"].map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              changes={changesOf(link)}
              isUncopied={link.id === uncopied}
            />
          ))}
        </ul>
      )}
      <form onSubmit={open} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {data && data["hydra:member"].length > 0 && (
          <h4 className="w-full font-semibold text-body">{t("newLink")}</h4>
        )}
        <MessageField />
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
        <Button type="submit" kind={isMain ? "primary" : "secondary"} aria-disabled={isBusy || undefined}>
          {t("openLink")}
        </Button>
      </form>
    </div>
  );
}
