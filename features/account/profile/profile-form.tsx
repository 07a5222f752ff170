"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { CheckboxField } from "#/components/form/checkbox-field.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { LONGEST_NAME, localeSchema, optionalText, phone, requiredText } from "#/contract/constraints.ts";
import { type User, updateUserEndpoint } from "#/contract/user.ts";
import type { Kind } from "#/features/account/sign-in/user-kinds.ts";
import { ownDraft } from "#/features/session/own-drafts.ts";
import { useSession } from "#/features/session/store.ts";
import { call } from "#/lib/api/call.ts";

const schema = z.object({
  firstname: requiredText(LONGEST_NAME),
  lastname: requiredText(LONGEST_NAME),
  company: optionalText(LONGEST_NAME),
  phone,
  userProfile: z.string().transform((iri) => iri || null),
  locale: localeSchema,
  newsletter: z.boolean(),
});

/** Form for the person's own details. */
export function ProfileForm({ user, kinds }: { user: User; kinds: readonly Kind[] }) {
  const t = useTranslations("profile");
  const form = useServerForm({
    schema,
    defaults: {
      firstname: user.firstname ?? "",
      lastname: user.lastname ?? "",
      company: user.company ?? "",
      phone: user.phone ?? "",
      userProfile: user.userProfile ?? "",
      locale: user.locale,
      newsletter: user.newsletter,
    },
    draft: ownDraft(user.id, "profile"),
    send: async (body) => {
      const changed = await call(updateUserEndpoint, { params: { id: user.id }, body });
      useSession.setState({ user: changed });
    },
    onSent: () => showToast({ message: t("saved"), status: "success" }),
  });
  return (
    <ServerForm form={form} label={t("details")}>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField name="firstname" label={t("firstname")} autoComplete="given-name" />
        <TextField name="lastname" label={t("lastname")} autoComplete="family-name" />
        <TextField name="company" label={t("company")} autoComplete="organization" optional />
        <TextField name="phone" type="tel" label={t("phone")} autoComplete="tel" optional />
        <SelectField name="userProfile" label={t("kind")} choices={kinds} none={t("noKind")} optional />
        <SelectField
          name="locale"
          label={t("language")}
          choices={[
            { value: "fr", label: t("french") },
            { value: "en", label: t("english") },
          ]}
        />
      </div>
      <CheckboxField name="newsletter" label={t("newsletter")} optional />
      <SubmitButton>{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
