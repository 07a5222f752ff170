"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { deleteAccountEndpoint, type User } from "#/contract/user.ts";
import { cartItems } from "#/features/cart/cart-items.ts";
import { dropOwnDrafts } from "#/features/session/own-drafts.ts";
import { clearSession } from "#/features/session/session.ts";
import { notifyTabs } from "#/features/session/tabs.ts";
import { call } from "#/lib/api/call.ts";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { confirmationSchema, EMPTY_CONFIRMATION } from "./confirmation-schema.ts";

/** Explains what is lost, asks for the password, and deletes the account. */
export function DeleteDialog({
  user,
  open,
  onOpenChange,
}: {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("profile");
  const lang = useLocale();
  const router = useRouter();
  const form = useCodeForm({
    schema: confirmationSchema,
    defaults: EMPTY_CONFIRMATION,
    send: (body) => call(deleteAccountEndpoint, { body }),
    onSent: () => {
      router.replace(`/${lang}`);
      dropOwnDrafts(user.id);
      clearSession();
      notifyTabs("out");
      showToast({ message: t("deleted"), status: "success" });
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("deleteTitle")} closeLabel={t("close")}>
      <div className="text-body">
        <p>{t("deleteLost")}</p>
        <ul className="mt-2 list-disc pl-5">
          <li>{t("lostProjects")}</li>
          <li>{t("lostCart", { count: cartItems(user.cart).length })}</li>
          <li>{t("lostHistories")}</li>
          <li>{t("lostShared")}</li>
        </ul>
      </div>
      <ServerForm form={form} label={t("deleteTitle")}>
        <PasswordField name="password" label={t("deletePassword")} autoComplete="current-password" />
        <OneTimeCodeField form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t("deleteConfirm")}</SubmitButton>
          <Button kind="secondary" size={48} onClick={() => onOpenChange(false)}>
            {t("keep")}
          </Button>
        </div>
      </ServerForm>
    </Dialog>
  );
}
