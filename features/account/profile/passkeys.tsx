"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { type Passkey, removePasskeyEndpoint } from "#/contract/passkey.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { confirmationSchema, EMPTY_CONFIRMATION } from "./confirmation-schema.ts";
import { NewPasskey } from "./new-passkey.tsx";
import { passkeysQuery } from "./passkeys-query.ts";
import { securityLogQuery } from "./security-log-query.ts";

/** List of the account's passkeys, with names, to add and remove. */
export function Passkeys() {
  const t = useTranslations("passkeys");
  const queries = useQueryClient();
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const done = (message: string) => {
    showToast({ message, status: "success" });
    for (const { queryKey } of [passkeysQuery, securityLogQuery])
      void queries.invalidateQueries({ queryKey });
  };

  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t("failed")}
        <Button kind="secondary" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  if (!passkeys) return <div aria-label={t("loading")} role="status" className="skeleton h-16 bg-sunken" />;
  return (
    <div className="flex flex-col gap-5">
      {passkeys.length > 0 ? (
        <ul aria-label={t("title")} className="border-t border-ink">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => done(t("removed"))} />
          ))}
        </ul>
      ) : (
        <p className="text-body text-ink2">{t("none")}</p>
      )}
      {isAdding ? (
        <NewPasskey
          onCancel={() => setAdding(false)}
          onMade={() => {
            setAdding(false);
            done(t("added"));
          }}
        />
      ) : (
        <Button kind="secondary" onClick={() => setAdding(true)} className="self-start">
          {t("add")}
        </Button>
      )}
    </div>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const t = useTranslations("passkeys");
  const dates = useDates();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });
  const facts = [
    t("made", { when: day(createdAt) }),
    lastUsedAt ? t("used", { when: day(lastUsedAt) }) : t("neverUsed"),
  ];
  return (
    <li className="flex flex-col gap-4 border-b border-line py-2">
      <div className="flex min-h-12 items-center gap-4">
        <KeyRound aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-ink2" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-row">{name}</p>
          <p className="text-small text-ink2">{facts.join(" · ")}</p>
        </div>
        {!isRemoving && (
          <Button
            kind="secondary"
            size={36}
            aria-label={t("removeOf", { name })}
            onClick={() => setRemoving(true)}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      {isRemoving && (
        <RemovalForm id={id} name={name} onCancel={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </li>
  );
}

function RemovalForm({
  id,
  name,
  onCancel,
  onRemoved,
}: {
  id: number;
  name: string;
  onCancel: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslations("passkeys");
  const form = useCodeForm({
    schema: confirmationSchema,
    defaults: EMPTY_CONFIRMATION,
    send: (body) => call(removePasskeyEndpoint, { params: { id }, body }),
    onSent: onRemoved,
  });
  return (
    <ServerForm form={form} label={t("removeOf", { name })} className="max-w-[440px] pb-4">
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <OneTimeCodeField form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("remove")}</SubmitButton>
        <Button kind="secondary" size={48} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </ServerForm>
  );
}
