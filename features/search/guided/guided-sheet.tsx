import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";

/**
 * Renders the filters in a sheet, where there is no space for a panel; its closing button shows the number of tracks.
 */
export function GuidedSheet({
  total,
  onClose,
  children,
}: {
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("guided");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("filters")}
      closeLabel={t("closeFilters")}
      shape="sheet"
    >
      {children}
      <div className="sticky bottom-0 -mx-5 -mb-5 border-line border-t bg-bg px-5 py-3">
        <Button size={48} onClick={onClose} className="w-full">
          {total === undefined ? t("showTracks") : t("showCount", { count: total })}
        </Button>
      </div>
    </Dialog>
  );
}
