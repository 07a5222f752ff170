"use client";

import { Share } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";

/**
 * Hands the album's link to the device's own sharing where there is one for it (phones), else copies it and says
 * so (specification §8). The link is `{siteDomain}/{locale}/album/{slug}` (specification §2).
 */
export function ShareAlbumButton({ site, slug, name }: { site: string; slug: string; name: string }) {
  const t = useTranslations();
  const url = `${site}/${useLocale()}/album/${slug}`;

  async function share() {
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) {
      try {
        return await navigator.share({ title: name, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    const message = t("shareModal.parag2");
    try {
      await navigator.clipboard.writeText(url);
      showToast({ message, status: "success" });
    } catch {
      showToast({ message, status: "ERROR" });
    }
  }

  return (
    <Button
      kind="secondary"
      onClick={share}
      aria-label={t("album.shareAlbum", { name })}
      className="max-md:h-11"
    >
      <Share aria-hidden="true" size={16} strokeWidth={1.75} />
      {t("album.share")}
    </Button>
  );
}
