import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#/features/account/account-frame.tsx";
import { SecurityScreen } from "#/features/account/profile/security-screen.tsx";
import { requireUser } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/user/password";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("security");
  return routeMetadata(parseLang((await params).lang), {
    page: "password",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** Password change and living sessions, for a user who is signed in. */
export default async function PasswordPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PATH, searchParams);
  const t = await getTranslations("security");
  return (
    <AccountFrame title={t("title")} current="password">
      <MoreMessages
        messages={
          await pageMessages(lang, ["security", "secondFactor", "oneTimeCode", "passkeys", "devices", "form"])
        }
      >
        <SecurityScreen />
      </MoreMessages>
    </AccountFrame>
  );
}
