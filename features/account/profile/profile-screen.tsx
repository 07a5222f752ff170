"use client";

import { BadgeCheck, CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { User } from "#/contract/user.ts";
import { ConfirmAddress } from "#/features/account/sign-in/confirm-address.tsx";
import type { Kind } from "#/features/account/sign-in/user-kinds.ts";
import { useSession } from "#/features/session/store.ts";
import { AccountSection } from "../account-frame.tsx";
import { AccessTokens } from "./access-tokens.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Profile page: the person's details, export and deletion. */
export function ProfileScreen({ user: loaded, kinds }: { user: User; kinds: readonly Kind[] }) {
  const t = useTranslations("profile");
  const programs = useTranslations("accessTokens");
  const user = useSession((session) => session.user) ?? loaded;
  return (
    <>
      <AccountSection title={t("details")} text={t("detailsText")}>
        <ProfileForm user={loaded} kinds={kinds} />
      </AccountSection>
      <AccountSection title={t("address")} text={t("addressText")}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold text-reading wrap-anywhere">{user.email}</span>
          <span className="flex items-center gap-1.5 text-small text-ink2">
            {user.isVerified ? (
              <BadgeCheck aria-hidden="true" size={16} />
            ) : (
              <CircleAlert aria-hidden="true" size={16} />
            )}
            {t(user.isVerified ? "verified" : "notVerified")}
          </span>
        </p>
        {!user.isVerified && (
          <div className="mt-4 flex flex-col gap-4">
            <p className="text-body text-ink2">
              {t(user.sharesWaiting ? "sharesWaiting" : "notVerifiedText")}
            </p>
            <ConfirmAddress user={user} />
          </div>
        )}
      </AccountSection>
      <AccountSection title={programs("title")} text={programs("text")}>
        <AccessTokens />
      </AccountSection>
      <AccountSection title={t("data")}>
        <div className="flex flex-col gap-8">
          <ExportData />
          <DeleteAccount user={user} />
        </div>
      </AccountSection>
    </>
  );
}
