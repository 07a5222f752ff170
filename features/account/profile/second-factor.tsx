"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import {
  type SecondFactor as Factor,
  offerSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  type SecondFactorOffer,
} from "#/contract/second-factor.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { confirmationSchema, EMPTY_CONFIRMATION } from "./confirmation-schema.ts";
import { FormActions } from "./form-actions.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanForm } from "./scan-form.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";
import { securityLogQuery } from "./security-log-query.ts";

/** The current step; a secret is not kept beyond it. */
type Stage =
  | { step: "rest" | "password" | "renew" | "remove" }
  | { step: "scan"; offer: SecondFactorOffer }
  | { step: "codes"; codes: readonly string[] };

const REST: Stage = { step: "rest" };

/** One-time codes at sign-in: on, off, and recovery codes for a lost telephone. */
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
        <ConfirmForm
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
        <ConfirmForm
          label={t("newCodes")}
          hasFactor
          onCancel={close}
          send={async (body) => showCodes((await call(renewRecoveryCodesEndpoint, { body })).recoveryCodes)}
        />
      );
    case "remove":
      return (
        <ConfirmForm
          label={t("turnOff")}
          hasFactor
          onCancel={close}
          send={async (body) => {
            await call(removeSecondFactorEndpoint, { body });
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

function ConfirmForm({
  label,
  submit = label,
  hasFactor = false,
  send,
  onCancel,
}: {
  label: string;
  submit?: string;
  hasFactor?: boolean;
  send: (body: { password: string; code?: string }) => Promise<void>;
  onCancel: () => void;
}) {
  const t = useTranslations("secondFactor");
  const form = useCodeForm({ schema: confirmationSchema, defaults: EMPTY_CONFIRMATION, hasFactor, send });
  return (
    <ServerForm form={form} label={label} className="max-w-[440px]">
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <OneTimeCodeField form={form} />
      <FormActions submit={submit} onCancel={onCancel} />
    </ServerForm>
  );
}
