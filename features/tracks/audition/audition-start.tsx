import { Headphones } from "lucide-react";
import { useTranslations } from "next-intl";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import type { Playable } from "#/features/player/playable.ts";

/** Renders a button that starts an audition of the list below; loads its code with the first one. */
export function AuditionStart({ list }: { list: () => readonly Playable[] }) {
  const t = useTranslations("track");
  const hint = useKeyHint();
  return (
    <button
      {...hint(t("audition"), "E")}
      type="button"
      data-audition
      onClick={() => void import("./walk.ts").then(({ beginAudition }) => beginAudition(list()))}
      className="touch-target inline-flex h-9 items-center gap-2 rounded-control border border-line2 px-3 font-semibold text-small hover:border-ink"
    >
      <Headphones aria-hidden="true" size={15} strokeWidth={1.75} />
      {t("audition")}
    </button>
  );
}
