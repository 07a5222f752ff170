"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showToast } from "#/components/toast/show-toast.ts";

/**
 * Explains that the session was closed because the profile could not be loaded (specification §4), which may be
 * temporary.
 */
export function ProfileLost({ onSaid }: { onSaid: () => void }) {
  const t = useTranslations("account");
  useEffect(() => {
    showToast({ message: t("lost"), status: "error" });
    onSaid();
  }, [t, onSaid]);
  return null;
}
