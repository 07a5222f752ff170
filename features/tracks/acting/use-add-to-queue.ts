import { useTranslations } from "next-intl";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/** Returns a function that appends a sound to the queue and announces it; loads the queue's code with the first one. */
export function useEnqueue(): (playable: Playable) => void {
  const t = useTranslations("track");
  const soundName = useSoundName();
  return (playable) => {
    void import("#/features/player/queue/queue-actions.ts").then(({ queueLast }) => {
      queueLast(playable);
      showToast({ message: t("queued", { name: soundName(playable) }), status: "success" });
    });
  };
}

/** Returns a function that appends `playable` to the queue, as `useEnqueue` does; undefined without a sound. */
export function useAddToQueue(playable: Playable | undefined): (() => void) | undefined {
  const enqueue = useEnqueue();
  return playable && (() => enqueue(playable));
}
