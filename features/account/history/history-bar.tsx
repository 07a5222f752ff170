"use client";

import { FileDown, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { SearchField } from "#/components/search-field/search-field.tsx";
import { useSavePrivateFile } from "../use-save-private-file.ts";
import { HISTORIES, type HistoryKind } from "./history-query.ts";

const ClearDialog = lazy(async () => ({ default: (await import("./clear-dialog.tsx")).ClearDialog }));

/** Toolbar of a history: its length, a search, and actions on the whole of it. */
export function HistoryBar({
  kind,
  total,
  search,
  onSearch,
}: {
  kind: HistoryKind;
  /** Null while it loads. */
  total: number | null;
  search: string;
  onSearch: (text: string) => void;
}) {
  const t = useTranslations("history");
  const lang = useLocale();
  const { save, isBusy } = useSavePrivateFile(t("failedFile"));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const isEmpty = total === 0 && !search;
  return (
    <div className="page-x flex flex-wrap items-center gap-x-6 gap-y-4 py-6">
      <p aria-live="polite" className={isEmpty ? "sr-only" : "min-w-16 text-body text-ink2"}>
        {total !== null && t(`count.${kind}`, { count: total })}
      </p>
      <div className={`w-full max-w-[360px] flex-1 basis-52 ${isEmpty ? "hidden" : ""}`}>
        <SearchField
          text={search}
          onSearch={onSearch}
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          submitLabel={t("searchSubmit")}
        />
      </div>
      {!isEmpty && (
        <div className="flex flex-wrap gap-3 md:ml-auto">
          <Button
            kind="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => save(HISTORIES[kind].csv, { locale: lang })}
          >
            <FileDown aria-hidden="true" size={16} strokeWidth={1.75} />
            {t("csv")}
          </Button>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
            {t("clear")}
          </Button>
        </div>
      )}
      {wanted && (
        <Suspense>
          <ClearDialog kind={kind} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
