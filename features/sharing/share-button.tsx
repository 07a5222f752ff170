"use client";

import { Share } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";

/**
 * Hands a link to the device's own sharing where there is one for it (phones), else copies it and says so
 * (specification §8, acceptance S65). `name` is what is shared, `label` says the same of the button.
 */
export function ShareButton({
  url,
  name,
  label,
  children,
}: {
  url: string;
  name: string;
  label: string;
  children: string;
}) {
  const t = useTranslations("shareModal");

  async function share() {
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) {
      try {
        return await navigator.share({ title: name, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    const message = t("parag2");
    try {
      await navigator.clipboard.writeText(url);
      showToast({ message, status: "success" });
    } catch {
      showToast({ message, status: "ERROR" });
    }
  }

  return (
    <Button kind="secondary" onClick={share} aria-label={label} className="max-md:h-11">
      <Share aria-hidden="true" size={16} strokeWidth={1.75} />
      {children}
    </Button>
  );
}
