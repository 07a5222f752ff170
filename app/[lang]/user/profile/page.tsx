import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#/features/account/account-frame.tsx";
import { ProfileScreen } from "#/features/account/profile/profile-screen.tsx";
import { userKinds } from "#/features/account/sign-in/user-kinds.ts";
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

const PATH = "/user/profile";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("profile");
  return routeMetadata(parseLang((await params).lang), {
    page: "profile",
    path: PATH,
    defaults: { title: t("metaTitle") },
    noIndex: true,
  });
}

/** Profile, for a user who is signed in. */
export default async function ProfilePage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  const user = await requireUser(lang, PATH, searchParams);
  const t = await getTranslations("profile");
  return (
    <AccountFrame title={t("title")} current="profile">
      <MoreMessages
        messages={await pageMessages(lang, ["profile", "accessTokens", "oneTimeCode", "code", "form"])}
      >
        <ProfileScreen user={user} kinds={await userKinds(lang)} />
      </MoreMessages>
    </AccountFrame>
  );
}
