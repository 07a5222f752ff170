"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import { useSavePrivateFile } from "../use-save-private-file.ts";

/** Download of everything stored about the person, as one zip. */
export function ExportData() {
  const t = useTranslations("profile");
  const { save, isBusy } = useSavePrivateFile(t("exportFailed"));
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[60ch] text-body text-ink2">{t("exportText")}</p>
      <Button
        kind="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => save(USER_EXPORT_PATH)}
        className="self-start"
      >
        <Download aria-hidden="true" size={16} strokeWidth={1.75} />
        {t(isBusy ? "exporting" : "export")}
      </Button>
    </div>
  );
}
