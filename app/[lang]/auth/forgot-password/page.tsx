import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForgotScreen } from "#/features/account/sign-in/forgot-screen.tsx";
import { requireVisitor } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/auth/forgot-password";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("forgot");
  return routeMetadata(parseLang((await params).lang), {
    page: "forgot-password",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** Forgot password. */
export default async function ForgotPasswordPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireVisitor(lang, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["forgot", "form"])}>
      <ForgotScreen />
    </MoreMessages>
  );
}
