"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { email } from "#/contract/constraints.ts";
import { forgotPasswordEndpoint } from "#/contract/password-reset.ts";
import { call } from "#/lib/api/call.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { AuthFrame } from "./auth-frame.tsx";

const schema = z.object({ email });

/** Requests the link for a new password; the answer never depends on the address. */
export function ForgotScreen() {
  const t = useTranslations("forgot");
  const [address, setAddress] = useState<string | null>(null);
  return (
    <AuthFrame
      title={address ? t("sentTitle") : t("title")}
      intro={
        address
          ? t.rich("sentText", {
              email: address,
              address: (chunks) => <strong className="font-semibold wrap-anywhere text-ink">{chunks}</strong>,
            })
          : t("intro")
      }
    >
      {address ? (
        <p className="text-body text-ink2">
          {t.rich("nothing", {
            again: (chunks) => (
              <button type="button" className="text-link text-ink" onClick={() => setAddress(null)}>
                {chunks}
              </button>
            ),
          })}
        </p>
      ) : (
        <ForgotForm onSent={setAddress} />
      )}
      <p className="border-t border-line pt-6 text-body">
        <Link href="/auth/login" className="text-link">
          {t("back")}
        </Link>
      </p>
    </AuthFrame>
  );
}

function ForgotForm({ onSent }: { onSent: (address: string) => void }) {
  const t = useTranslations("forgot");
  const locale = useLocale();
  const form = useServerForm({
    schema,
    defaults: { email: "" },
    // Starts with the address typed at sign-in.
    draft: "sign-in",
    send: async (values) => {
      await call(forgotPasswordEndpoint, { body: { ...values, locale } });
      onSent(values.email);
    },
  });
  return (
    <ServerForm form={form} label={t("title")}>
      <TextField name="email" type="email" label={t("email")} autoComplete="email" />
      <SubmitButton className="w-full">{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
