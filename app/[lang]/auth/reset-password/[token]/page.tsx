import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { passwordTokenEndpoint } from "#/contract/password-reset.ts";
import { ResetScreen } from "#/features/account/sign-in/reset-screen.tsx";
import { requireVisitor } from "#/features/session/require-user.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

/** No address in any language: it would repeat the token. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("reset");
  return routeMetadata(parseLang((await params).lang), {
    page: "reset-password",
    path: null,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** A new password, by the link that was mailed. */
export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { token, ...rest } = await params;
  const lang = parseLang(rest.lang);
  await requireVisitor(lang, searchParams);
  return (
    <MoreMessages messages={await pageMessages(lang, ["reset", "form"])}>
      <ResetScreen token={token} isOpen={await opens(token)} />
    </MoreMessages>
  );
}

/** Whether the link still opens; a backend that does not answer says nothing against it. */
async function opens(token: string): Promise<boolean> {
  try {
    await call(passwordTokenEndpoint, { params: { token } });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}
