import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { LazyDownloadDialog } from "#/features/downloads/lazy-download-dialog.tsx";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";

interface Props {
  track: number;
  name: string;
  /** None for the full mix. */
  version: number | undefined;
  label: string;
  className?: string | undefined;
}

/** Downloads one version, or the full mix. Its dialog opens inside that of the versions, which stays, so that others can follow. */
export function VersionDownload({ track, name, version, label, className }: Props) {
  const t = useTranslations("versions");
  const gate = useSignInGate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("download", { name, version: label })}
        aria-haspopup="dialog"
        onClick={() => gate(() => setOpen(true), { purpose: "download", subject: name })}
        className={className}
      >
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <LazyDownloadDialog
          target={{
            kind: "track",
            id: track,
            name,
            ...(version !== undefined && { version: { id: version, label } }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
