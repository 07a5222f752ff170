"use client";

import { Copy, MessageSquareText, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { copyLink } from "#/components/toast/copy-link.ts";
import { LONGEST_MESSAGE, type PlaylistLink } from "#/contract/playlist-link.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";

/** Actions on an existing share page. */
export interface LinkChanges {
  revoke: () => Promise<void>;
  /** Rejects when it could not be saved, which has been reported to the person. */
  reword: (message: string) => Promise<void>;
}

/** Returns the address of a share page, as given to its client. */
export function shareAddress({ token }: PlaylistLink, lang: Lang): string {
  return `${location.origin}${localPath(`/share/${token}`, lang)}`;
}

/**
 * Renders one share page: its address, its permissions, its message to the client, and its counts. If the browser
 * refuses to copy the address, it is shown selected; `isUncopied` says that this happened when the page was created.
 */
export function ShareLinkRow({
  link,
  changes,
  isUncopied,
}: {
  link: PlaylistLink;
  changes: LinkChanges;
  isUncopied: boolean;
}) {
  const t = useTranslations("projects");
  const share = useTranslations("shareModal");
  const dates = useDates();
  const lang = useLocale();
  const address = shareAddress(link, lang);
  /** Whether the last copy from this row was refused; null before the first one. */
  const [isRefused, setRefused] = useState<boolean | null>(null);
  const [isWriting, setWriting] = useState(false);
  const write = useRef<HTMLButtonElement>(null);
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });
  const copy = async () => {
    setRefused(false);
    setRefused(!(await copyLink(address, (outcome) => share("parag2", outcome))));
  };

  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2 text-body">
      <div className="min-w-0 flex-1">
        {(isRefused ?? isUncopied) ? (
          <SelectedAddress address={address} />
        ) : (
          <a href={address} target="_blank" rel="noopener" className="block truncate text-link">
            {address.replace(/^https?:\/\//, "")}
          </a>
        )}
        <p className="text-small text-ink2">
          {[
            t(link.allowsDownload ? "withDownload" : "listenOnly"),
            link.expiresAt
              ? t(link.isOpen ? "until" : "endedOn", { day: day(link.expiresAt) })
              : t("forever"),
          ].join(" · ")}
        </p>
        {link.message && !isWriting && (
          <p className="line-clamp-2 text-small text-ink2">{t("messageQuoted", { message: link.message })}</p>
        )}
        <p className="text-small text-ink2">
          {t("counters", { opened: link.opened, heard: link.heard, downloaded: link.downloaded })}
          {link.openedAt && ` · ${t("lastOpened", { day: day(link.openedAt) })}`}
        </p>
      </div>
      <IconButton
        ref={write}
        label={t(link.message ? "changeMessage" : "writeMessage")}
        aria-expanded={isWriting}
        onClick={() => setWriting(!isWriting)}
      >
        <MessageSquareText aria-hidden="true" size={17} />
      </IconButton>
      <IconButton label={t("copyLink")} onClick={copy}>
        <Copy aria-hidden="true" size={17} />
      </IconButton>
      <IconButton label={t("revoke")} onClick={() => void changes.revoke()}>
        <Trash2 aria-hidden="true" size={17} />
      </IconButton>
      {isWriting && (
        <MessageForm
          message={link.message}
          onSave={changes.reword}
          onDone={() => {
            setWriting(false);
            write.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Renders an address to copy by hand: it appears focused and selected. */
function SelectedAddress({ address }: { address: string }) {
  const t = useTranslations("projects");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      readOnly
      value={address}
      aria-label={t("address")}
      onFocus={(event) => event.target.select()}
      className="h-10 w-full rounded-control border border-line2 bg-raised px-2 text-body text-ink max-md:text-[16px]"
    />
  );
}

/** Renders a form for the message to the client; the typed text stays when it could not be saved. */
function MessageForm({
  message,
  onSave,
  onDone,
}: {
  message: string | null;
  onSave: (message: string) => Promise<void>;
  onDone: () => void;
}) {
  const t = useTranslations("projects");
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const written = String(new FormData(event.currentTarget).get("message"));
    await onSave(written).then(onDone, () => setBusy(false));
  }

  return (
    <form onSubmit={save} className="flex basis-full flex-wrap items-end gap-2">
      <MessageField message={message} autoFocus />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {t("saveMessage")}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {t("leaveMessage")}
      </Button>
    </form>
  );
}

/** Renders a field for the message that the client of a page sees above the tracks. */
export function MessageField({ message, autoFocus }: { message?: string | null; autoFocus?: boolean }) {
  const t = useTranslations("projects");
  return (
    <label className="flex w-full flex-col gap-1 text-small text-ink2">
      {t("message")}
      <textarea
        name="message"
        // biome-ignore lint/a11y/noAutofocus: only where the form was just asked for, to write in it
        autoFocus={autoFocus}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        defaultValue={message ?? ""}
        className="field-sizing-content min-h-16 rounded-control border border-line2 bg-raised px-3 py-2 text-body text-ink max-md:text-[16px]"
      />
    </label>
  );
}
