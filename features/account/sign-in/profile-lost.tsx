"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showToast } from "#/components/toast/show-toast.ts";

/** Says that the session is closed here because the profile could not be had (specification §4), which may pass. */
export function ProfileLost({ onSaid }: { onSaid: () => void }) {
  const t = useTranslations("account");
  useEffect(() => {
    showToast({ message: t("lost"), status: "error" });
    onSaid();
  }, [t, onSaid]);
  return null;
}
