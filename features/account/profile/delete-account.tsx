"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { User } from "#/contract/user.ts";

const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog.tsx")).DeleteDialog }));

/** Button that opens the deletion of the account. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTranslations("profile");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body text-ink2">{t("deleteText")}</p>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="self-start"
      >
        {t("delete")}
      </Button>
      {wanted && (
        <Suspense>
          <DeleteDialog user={user} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
