import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkScreen } from "#/features/account/sign-in/link-screen.tsx";
import { requireVisitor } from "#/features/session/require-user.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

/** No address in any language: it would repeat the token. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  const t = await getTranslations("signInLink");
  return pageMetadata({ lang, paths: null, title: t("metaTitle"), noIndex: true });
}

/** Signing in by the link that was mailed. Opening the page asks the backend for nothing: programs that read letters open links too. */
export default async function SignInLinkPage({ params, searchParams }: Props) {
  const { token, ...rest } = await params;
  const lang = parseLang(rest.lang);
  await requireVisitor(lang, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["signInLink", "oneTimeCode", "form"])}>
      <LinkScreen token={token} />
    </MoreMessages>
  );
}
