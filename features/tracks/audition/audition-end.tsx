import { Link2, Undo2, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { IconButton } from "#/components/button/icon-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { createPlaylistLinkEndpoint } from "#/contract/playlist-link.ts";
import { call } from "#/lib/api/call.ts";
import { perform } from "#/lib/api/query-client.tsx";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { countOf, useAudition } from "./audition-store.ts";

/**
 * Renders the result of an audition, and a button that creates and copies a link to it for people without an
 * account.
 */
export function AuditionEnd({ onClose, onUndo }: { onClose: () => void; onUndo: () => void }) {
  const t = useTranslations("audition");
  const lang = useLocale();
  const { decisions, project } = useAudition();
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const kept = countOf(decisions, "kept");
  const canShare = kept > 0 && project !== null;
  useEffect(() => first.current?.querySelector<HTMLElement>("button, a")?.focus(), []);

  const copy = async (text: string) => {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => "done" as const,
      () => "failed" as const,
    );
    showToast({ message: t("copied", { outcome }), status: outcome === "done" ? "success" : "ERROR" });
  };
  const share = async () => {
    if (isBusy || !project) return;
    if (address) return copy(address);
    setBusy(true);
    const body = { allowsDownload: false };
    const link = await perform(() =>
      call(createPlaylistLinkEndpoint, { params: { id: project.id }, body }),
    ).catch(() => null);
    setBusy(false);
    if (!link) return;
    const made = `${location.origin}${localPath(`/share/${link.token}`, lang)}`;
    setAddress(made);
    await copy(made);
  };

  return (
    <div className="page-x flex min-h-16 flex-wrap items-center gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-row">{t("over")}</p>
        <p className="text-ink2 text-small">
          {t("summary", { kept, away: countOf(decisions, "away") })}
          {canShare && ` ${t("inProject", { name: insideQuotes(project.name, lang) })}`}
        </p>
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="mt-1 block truncate text-link text-small"
          >
            {address.replace(/^https?:\/\//, "")}
          </a>
        )}
      </div>
      <div ref={first} className="flex flex-wrap items-center gap-2">
        {canShare && (
          <>
            <Button onClick={share} aria-disabled={isBusy || undefined}>
              <Link2 aria-hidden="true" size={18} />
              {t(address ? "copyAgain" : "share")}
            </Button>
            <Link
              href={{ pathname: "/user/projects/playlist", query: { search: project.id } }}
              className={buttonStyle("secondary")}
            >
              {t("openProject")}
            </Link>
          </>
        )}
        <IconButton label={t("undo")} onClick={onUndo} disabled={decisions.length === 0}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t("close")} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
