"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { settlePrompt, useSignInPrompt } from "#/features/session/sign-in-prompt.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Asks to sign in again where one is, so that the music goes on; then what was asked for is done. */
export function SignInDialog() {
  return (
    <LazyMessages names={["signIn", "form"]}>
      <Asked />
    </LazyMessages>
  );
}

function Asked() {
  const t = useTranslations("signIn");
  const { isOpen, email } = useSignInPrompt();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && settlePrompt(false)}
      title={t("again")}
      description={t("againText")}
      closeLabel={t("notNow")}
    >
      <SignInForm address={email} onSignedIn={() => settlePrompt(true)} />
      <Button kind="quiet" onClick={() => settlePrompt(false)} className="self-center">
        {t("notNow")}
      </Button>
    </Dialog>
  );
}
