"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { Button } from "#/components/button/button.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { refused } from "#/contract/constraints.ts";
import {
  type SecondFactor as Factor,
  offerSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  type SecondFactorOffer,
} from "#/contract/second-factor.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { asRefusal, ownWords } from "../sign-in/refuse.ts";
import { FormActions } from "./form-actions.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanForm } from "./scan-form.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";
import { securityLogQuery } from "./security-log-query.ts";

const filledIn = z.string().refine((text) => text.trim().length > 0, refused("blank"));
const passwordSchema = z.object({ password: filledIn });
const removalSchema = z.object({ password: filledIn, code: filledIn });

/** What is being done; nothing of a secret outlives it. */
type Stage =
  | { step: "rest" | "password" | "renew" | "remove" }
  | { step: "scan"; offer: SecondFactorOffer }
  | { step: "codes"; codes: readonly string[] };

const REST: Stage = { step: "rest" };

/** One-time codes at sign-in: turned on with an authenticator, turned off again, with codes for a lost telephone. */
export function SecondFactor() {
  const t = useTranslations("secondFactor");
  const queries = useQueryClient();
  const { data: factor, isError, refetch } = useQuery(secondFactorQuery);
  const [stage, setStage] = useState<Stage>(REST);
  const renew = () => {
    for (const { queryKey } of [secondFactorQuery, securityLogQuery]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  const showCodes = (codes: readonly string[]) => {
    setStage({ step: "codes", codes });
    renew();
  };

  if (isError) return <NotLoaded text={t("failed")} retry={t("retry")} onRetry={() => refetch()} />;
  if (!factor) return <div aria-label={t("loading")} role="status" className="skeleton h-11 bg-sunken" />;
  const close = () => setStage(REST);
  switch (stage.step) {
    case "password":
      return (
        <PasswordForm
          label={t("turnOn")}
          submit={t("next")}
          onCancel={close}
          send={async (body) =>
            setStage({ step: "scan", offer: await call(offerSecondFactorEndpoint, { body }) })
          }
        />
      );
    case "scan":
      return <ScanForm offer={stage.offer} onCancel={close} onSet={showCodes} />;
    case "renew":
      return (
        <PasswordForm
          label={t("newCodes")}
          submit={t("newCodes")}
          onCancel={close}
          send={async (body) => showCodes((await call(renewRecoveryCodesEndpoint, { body })).recoveryCodes)}
        />
      );
    case "remove":
      return (
        <RemovalForm
          onCancel={close}
          onRemoved={() => {
            setStage(REST);
            renew();
            showToast({ message: t("removed"), status: "success" });
          }}
        />
      );
    case "codes":
      return <RecoveryCodes codes={stage.codes} onKept={close} />;
    default:
      return <Standing factor={factor} onStep={(step) => setStage({ step })} />;
  }
}

function Standing({
  factor: { since, recoveryCodesLeft },
  onStep,
}: {
  factor: Factor;
  onStep: (step: "password" | "renew" | "remove") => void;
}) {
  const t = useTranslations("secondFactor");
  const dates = useDates();
  if (since === null) {
    return (
      <Button kind="secondary" onClick={() => onStep("password")}>
        {t("turnOn")}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t("since", { when: dates.dateTime(new Date(since), { dateStyle: "long" }) })}</p>
      <p className="text-body text-ink2">{t("left", { count: recoveryCodesLeft })}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => onStep("renew")}>
          {t("newCodes")}
        </Button>
        <Button kind="secondary" onClick={() => onStep("remove")}>
          {t("turnOff")}
        </Button>
      </div>
    </div>
  );
}

function PasswordForm({
  label,
  submit,
  send,
  onCancel,
}: {
  onCancel: () => void;
  label: string;
  submit: string;
  send: (body: { password: string }) => Promise<void>;
}) {
  const t = useTranslations("secondFactor");
  const form = useServerForm({
    schema: passwordSchema,
    defaults: { password: "" },
    send: (body) =>
      send(body).catch((error: unknown) => {
        throw asRefusal(error, { 429: { field: "password", message: t("tooMany") } });
      }),
    explain: ownWords,
  });
  return (
    <ServerForm form={form} label={label} className="max-w-[440px]">
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <FormActions submit={submit} onCancel={onCancel} />
    </ServerForm>
  );
}

function RemovalForm({ onCancel, onRemoved }: { onCancel: () => void; onRemoved: () => void }) {
  const t = useTranslations("secondFactor");
  const form = useServerForm({
    schema: removalSchema,
    defaults: { password: "", code: "" },
    send: (body) =>
      call(removeSecondFactorEndpoint, { body }).catch((error: unknown) => {
        throw asRefusal(error, { 429: { field: "code", message: t("tooMany") } });
      }),
    explain: ownWords,
    onSent: onRemoved,
  });
  return (
    <ServerForm form={form} label={t("turnOff")} className="max-w-[440px]">
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <TextField name="code" label={t("code")} hint={t("codeHint")} autoComplete="one-time-code" />
      <FormActions submit={t("turnOff")} onCancel={onCancel} />
    </ServerForm>
  );
}
