"use client";

import { useTranslations } from "next-intl";
import { useSession } from "#/features/session/store.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/**
 * Renders a notice for people with an unconfirmed address that others have shared projects with them, and a link to
 * confirm it.
 */
export function WaitingShares() {
  const t = useTranslations("workspace");
  const user = useSession((session) => session.user);
  if (!user?.sharesWaiting) return null;
  return (
    <section role="status" className="border-b border-line pb-4">
      <h2 className="border-b-2 border-ink pb-2 font-sans text-label font-normal text-ink3">
        {t("sharedWithMe")}
      </h2>
      <p className="mt-3 font-semibold text-body">{t("sharesWaiting")}</p>
      <p className="mt-1 wrap-anywhere text-small text-ink2">
        {t("sharesWaitingText", { email: user.email })}
      </p>
      <Link href="/user/profile" className="text-link mt-2 inline-block text-body">
        {t("confirmAddress")}
      </Link>
    </section>
  );
}
