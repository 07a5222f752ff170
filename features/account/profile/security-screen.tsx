"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { z } from "zod";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { newPassword, refused } from "#/contract/constraints.ts";
import { changePasswordEndpoint } from "#/contract/user.ts";
import { acceptToken } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { call } from "#/lib/api/call.ts";
import { AccountSection } from "../account-frame.tsx";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { DeviceList } from "./device-list.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SecurityLog } from "./security-log.tsx";
import { securityLogQuery } from "./security-log-query.ts";
import { SessionList } from "./session-list.tsx";
import { sessionsQuery } from "./sessions-query.ts";

const schema = z
  .object({
    currentPassword: z.string().refine((text) => text.length > 0, refused("blank")),
    newPassword,
    newPasswordConfirmation: z.string(),
    code: z.string(),
  })
  .refine((form) => form.newPassword === form.newPasswordConfirmation, {
    ...refused("different"),
    path: ["newPasswordConfirmation"],
  });

/** Security page: password, one-time codes, passkeys, sessions, devices and security log. */
export function SecurityScreen() {
  const t = useTranslations("security");
  const secondFactor = useTranslations("secondFactor");
  const passkeys = useTranslations("passkeys");
  const devices = useTranslations("devices");
  return (
    <>
      <AccountSection title={t("change")} text={t("changeText")}>
        <PasswordForm />
      </AccountSection>
      <AccountSection title={secondFactor("title")} text={secondFactor("text")}>
        <SecondFactor />
      </AccountSection>
      <AccountSection title={passkeys("title")} text={passkeys("text")}>
        <Passkeys />
      </AccountSection>
      <AccountSection title={t("sessions")} text={t("sessionsText")}>
        <SessionList />
      </AccountSection>
      <AccountSection title={devices("title")} text={devices("text")}>
        <DeviceList />
      </AccountSection>
      <AccountSection title={t("log")} text={t("logText")}>
        <SecurityLog />
      </AccountSection>
    </>
  );
}

function PasswordForm() {
  const t = useTranslations("security");
  const queries = useQueryClient();
  const email = useSession((session) => session.user?.email);
  const form = useCodeForm({
    schema,
    defaults: { currentPassword: "", newPassword: "", newPasswordConfirmation: "", code: "" },
    passwordField: "currentPassword",
    send: async (body) => acceptToken((await call(changePasswordEndpoint, { body })).token),
    onSent: () => {
      form.form.reset();
      showToast({ message: t("changed"), status: "success" });
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: securityLogQuery.queryKey });
    },
  });
  return (
    <ServerForm form={form} label={t("change")} className="max-w-[440px]">
      {/* Password managers file the new password under this name. */}
      <input type="hidden" autoComplete="username" value={email ?? ""} readOnly />
      <PasswordField name="currentPassword" label={t("current")} autoComplete="current-password" />
      <PasswordField name="newPassword" label={t("new")} hint={t("newHint")} autoComplete="new-password" />
      <PasswordField name="newPasswordConfirmation" label={t("confirmation")} autoComplete="new-password" />
      <OneTimeCodeField form={form} />
      <SubmitButton>{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
