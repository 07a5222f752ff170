import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireUser } from "#/features/session/require-user.ts";
import { CartScreen } from "#/features/workspace/cart-screen.tsx";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

const PATH = "/user/cart";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("workspace");
  return routeMetadata(parseLang((await params).lang), {
    page: "cart",
    path: PATH,
    defaults: { title: t("cartMetaTitle") },
    noIndex: true,
  });
}

/** The cart, for a user who is signed in. */
export default async function CartPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  await requireUser(lang, PATH, searchParams);
  return (
    <MoreMessages
      messages={await pageMessages(lang, ["workspace", "projects", "playListModal", "warningplaylist"])}
    >
      <CartScreen />
    </MoreMessages>
  );
}
