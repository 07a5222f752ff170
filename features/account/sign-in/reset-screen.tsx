"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { buttonStyle } from "#/components/button/button-style.ts";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { newPassword } from "#/contract/constraints.ts";
import { resetPasswordEndpoint } from "#/contract/password-reset.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { AuthFrame } from "./auth-frame.tsx";

const schema = z.object({ password: newPassword });

type Stage = "open" | "gone" | "done";

/** Sets a new password with a mailed link; for an invalid link, says so and offers a new one. */
export function ResetScreen({ token, isOpen }: { token: string; isOpen: boolean }) {
  const t = useTranslations("reset");
  const [stage, setStage] = useState<Stage>(isOpen ? "open" : "gone");
  if (stage === "open") {
    return (
      <AuthFrame title={t("title")} intro={t("intro")}>
        <ResetForm token={token} onStage={setStage} />
      </AuthFrame>
    );
  }
  const isDone = stage === "done";
  return (
    <AuthFrame title={t(isDone ? "doneTitle" : "goneTitle")} intro={t(isDone ? "doneText" : "goneText")}>
      <Link href={isDone ? "/auth/login" : "/auth/forgot-password"} className={buttonStyle("primary", 48)}>
        {t(isDone ? "signIn" : "ask")}
      </Link>
    </AuthFrame>
  );
}

function ResetForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const t = useTranslations("reset");
  const form = useServerForm({
    schema,
    defaults: { password: "" },
    send: async (body) => {
      try {
        await call(resetPasswordEndpoint, { params: { token }, body });
        onStage("done");
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        onStage("gone");
      }
    },
  });
  return (
    <ServerForm form={form} label={t("title")}>
      <PasswordField
        name="password"
        label={t("passwordField")}
        hint={t("passwordHint")}
        autoComplete="new-password"
      />
      <SubmitButton className="w-full">{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
