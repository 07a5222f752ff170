"use client";

import { useTranslations } from "next-intl";
import { TextField } from "#/components/form/text-field.tsx";
import { useKnownPerson } from "./use-known-person.ts";

/** Renders the fields of the sender, the same on every form, prefilled for signed-in people. */
export function PersonFields({ company = false, phone = true }: { company?: boolean; phone?: boolean }) {
  const t = useTranslations("forms");
  useKnownPerson();
  return (
    <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
      <TextField name="firstname" label={t("firstname")} autoComplete="given-name" />
      <TextField name="lastname" label={t("lastname")} autoComplete="family-name" />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        className="md:col-span-2"
      />
      {company && <TextField name="company" label={t("company")} autoComplete="organization" optional />}
      {phone && <TextField name="phone" type="tel" label={t("phone")} autoComplete="tel" optional />}
    </div>
  );
}
