"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Says what the site keeps on the device: only what it needs, so there is nothing to choose. */
export function ConsentNotice({ open, onOpenChange }: Props) {
  const t = useTranslations("consent");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("body")}
      closeLabel={t("close")}
    >
      <p className="text-ink2">{t("detail")}</p>
      <Button className="self-start" onClick={() => onOpenChange(false)}>
        {t("ok")}
      </Button>
    </Dialog>
  );
}
