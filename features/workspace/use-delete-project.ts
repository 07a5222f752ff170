"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { showToast, showToastNext } from "#/components/toast/show-toast.ts";
import { iriEnd } from "#/contract/hydra.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { deleteLater } from "./leaving-projects.ts";
import { PROJECT_PATH } from "./project-path.ts";

/**
 * Returns a function that deletes a project: hides it at once, and deletes it when its toast has closed or the
 * page is left. Until then it can be restored with everything that belongs to it. If the session expires in the
 * meantime, the project stays, and a message says so.
 */
export function useDeleteProject(): (playlist: Pick<Playlist, "id" | "name">) => void {
  const t = useTranslations("workspace");
  const router = useRouter();
  const lang = useLocale();
  return ({ id, ...playlist }) => {
    const name = insideQuotes(playlist.name, lang);
    const path = localPath(PROJECT_PATH, lang);
    const { send, takeBack } = deleteLater(id, () =>
      // Shows this after the message about the expired session.
      showToastNext({ message: t("notDeleted", { name }), status: "error" }),
    );
    router.push(path);
    showToast({
      message: t("deleted", { name }),
      status: "success",
      action: {
        label: t("undo"),
        run: () => {
          takeBack();
          router.push(`${path}?search=${iriEnd(id)}`);
        },
        onLapse: send,
      },
    });
  };
}
