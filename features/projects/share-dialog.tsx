"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { Playlist } from "#/contract/playlist.ts";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";
import { ShareByEmail } from "./share-by-email.tsx";
import { ShareByLink } from "./share-by-link.tsx";
import { SharedNotes } from "./shared-notes.tsx";

/** Renders a dialog to share a project: with people who sign in, or by a page that needs no account. */
export function ShareDialog({ playlist, onClose }: { playlist: Playlist; onClose: () => void }) {
  const t = useTranslations("projects");
  const lang = useLocale();
  const emails = (playlist.sharedWithList ?? []).map(({ email }) => email);
  /** Whether there are unsaved addresses: saving them is then the primary action. */
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("shareTitle", { name: insideQuotes(playlist.name, lang) })}
      closeLabel={t("close")}
      shape="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <section className="flex flex-col gap-3">
          <h3 className="text-row font-semibold">{t("byEmail")}</h3>
          <ShareByEmail id={playlist.id} emails={emails} onTyped={setTyped} />
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="text-row font-semibold">{t("byLink")}</h3>
          <ShareByLink id={playlist.id} isMain={!isTyped} />
          <SharedNotes playlist={playlist} />
        </section>
      </div>
    </Dialog>
  );
}
