import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoginScreen } from "#/features/account/sign-in/login-screen.tsx";
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

const PATH = "/auth/login";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("signIn");
  return routeMetadata(parseLang((await params).lang), {
    page: "login",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** Login; `redirect` is the page the visitor came from. */
export default async function LoginPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  const target = await requireVisitor(lang, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["signIn", "oneTimeCode", "form"])}>
      <LoginScreen target={target} />
    </MoreMessages>
  );
}
