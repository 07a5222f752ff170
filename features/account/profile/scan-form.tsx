"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { ServerForm } from "#/components/form/server-form.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { refused } from "#/contract/constraints.ts";
import { confirmSecondFactorEndpoint, type SecondFactorOffer } from "#/contract/second-factor.ts";
import { call } from "#/lib/api/call.ts";
import { asRefusal, ownWords } from "../sign-in/refuse.ts";
import { FormActions } from "./form-actions.tsx";

const schema = z.object({ code: z.string().refine((text) => text.trim().length > 0, refused("blank")) });

/** The secret for an authenticator, as QR code and text, and a field for its first code. */
export function ScanForm({
  offer: { secret, uri, drawing },
  onCancel,
  onSet,
}: {
  onCancel: () => void;
  offer: SecondFactorOffer;
  onSet: (codes: readonly string[]) => void;
}) {
  const t = useTranslations("secondFactor");
  const codes = useTranslations("oneTimeCode");
  const form = useServerForm({
    schema,
    defaults: { code: "" },
    send: async (body) => {
      const answer = await call(confirmSecondFactorEndpoint, { body }).catch((error: unknown) => {
        throw asRefusal(error, { 429: { field: "code", message: codes("tooMany") } });
      });
      onSet(answer.recoveryCodes);
    },
    explain: ownWords,
  });
  return (
    <ServerForm form={form} label={t("turnOn")} className="max-w-[440px]">
      <p className="text-body">{t("scan")}</p>
      <svg
        role="img"
        aria-label={t("qr")}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        className="w-56 rounded-control bg-white text-black"
      >
        <path d={drawing.path} fill="currentColor" />
      </svg>
      <p className="text-body text-ink2">
        {t.rich("byHand", {
          link: (chunks) => (
            <a href={uri} className="text-link">
              {chunks}
            </a>
          ),
        })}
      </p>
      <p className="font-semibold tracking-wider wrap-anywhere">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      <TextField name="code" label={t("code")} autoComplete="one-time-code" />
      <FormActions submit={t("confirm")} onCancel={onCancel} />
    </ServerForm>
  );
}
