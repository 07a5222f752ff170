"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { showToast, showToastNext } from "#/components/toast/show-toast.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { deleteLater } from "./leaving-projects.ts";
import { PROJECT_PATH } from "./project-path.ts";

/**
 * Gives what deletes a project: out of sight at once, deleted when its toast has gone or the page is closed. Until
 * then it can be taken back with all that hangs on it. A session that ends meanwhile keeps it, which is said.
 */
export function useDeleteProject(): (playlist: Pick<Playlist, "id" | "name">) => void {
  const t = useTranslations("workspace");
  const router = useRouter();
  const lang = useLocale();
  return ({ id, name }) => {
    const path = localPath(PROJECT_PATH, lang);
    const { send, takeBack } = deleteLater(id, () =>
      // After the words for the end of the session, which go first.
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
          router.push(`${path}?search=${id}`);
        },
        onLapse: send,
      },
    });
  };
}
