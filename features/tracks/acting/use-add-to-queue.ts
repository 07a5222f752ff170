import { useTranslations } from "next-intl";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/**
 * Returns a function that appends a sound to the queue and announces it; undefined without a sound. The queue's
 * code is loaded with the first one.
 */
export function useAddToQueue(playable: Playable | undefined): (() => void) | undefined {
  const t = useTranslations("track");
  const soundName = useSoundName();
  if (!playable) return undefined;
  return () => {
    void import("#/features/player/queue/queue-actions.ts").then(({ queueLast }) => {
      queueLast(playable);
      showToast({ message: t("queued", { name: soundName(playable) }), status: "success" });
    });
  };
}
