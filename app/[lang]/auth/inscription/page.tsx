import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignUpScreen } from "#/features/account/sign-in/sign-up-screen.tsx";
import { userKinds } from "#/features/account/sign-in/user-kinds.ts";
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

const PATH = "/auth/inscription";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("signUp");
  return routeMetadata(parseLang((await params).lang), {
    page: "signup",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** Sign-up. */
export default async function SignUpPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  const target = await requireVisitor(lang, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["signUp", "code", "form", "captcha"])}>
      <SignUpScreen kinds={await userKinds(lang)} target={target} />
    </MoreMessages>
  );
}
