"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { z } from "zod";
import { CONTROL, Field } from "#/components/form/field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { useField } from "#/components/form/use-field.ts";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { refused } from "#/contract/constraints.ts";
import { type User, validationCodeEndpoint } from "#/contract/user.ts";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { useSession } from "#/features/session/store.ts";
import { call } from "#/lib/api/call.ts";
import { asRefusal, ownWords } from "./refuse.ts";

/** Six digits; removes spaces and dashes from a pasted code. */
const schema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s\u00a0\u202f-]/g, ""))
    .refine((code) => code.length > 0, { ...refused("blank"), abort: true })
    .refine((code) => /^\d{6}$/.test(code), refused("format")),
});

/** Confirms the signed-in user's address with the mailed code. */
export function CodeForm({
  user,
  onDone,
  takesFocus,
}: {
  user: User;
  onDone?: (() => void) | undefined;
  takesFocus: boolean;
}) {
  const t = useTranslations("code");
  const queryClient = useQueryClient();
  const form = useServerForm({
    schema,
    defaults: { code: "" },
    send: async ({ code }) => {
      const answer = await call(validationCodeEndpoint, { body: { code } }).catch((error: unknown) => {
        throw asRefusal(error, { 429: { field: "code", message: t("tooMany") } });
      });
      if ("email" in answer) useSession.setState({ user: answer });
      // Projects shared with this address have just become accessible.
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
    },
    explain: ownWords,
    onSent: () => {
      showToast({ message: t("done"), status: "success" });
      onDone?.();
    },
  });
  return (
    <ServerForm form={form} label={t("title")} className="gap-4">
      <p className="text-body text-ink2">
        {t.rich("intro", {
          email: user.email,
          address: (chunks) => <strong className="font-semibold wrap-anywhere text-ink">{chunks}</strong>,
        })}
      </p>
      <CodeField label={t("field")} takesFocus={takesFocus} />
      <SubmitButton>{t("submit")}</SubmitButton>
    </ServerForm>
  );
}

function CodeField({ label, takesFocus }: { label: string; takesFocus: boolean }) {
  const { id, error, control } = useField("code", false);
  return (
    <Field id={id} error={error} label={label}>
      <input
        {...control}
        // biome-ignore lint/a11y/noAutofocus: only after a press that requested the code.
        autoFocus={takesFocus}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        aria-required
        className={`h-12 max-w-56 tracking-[0.3em] ${CONTROL}`}
      />
    </Field>
  );
}
