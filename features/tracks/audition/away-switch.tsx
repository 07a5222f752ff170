import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { bringBack } from "./away.ts";

/** Renders the number of tracks that were put away from a list, with a button that shows them again. */
export function AwaySwitch({ list, count }: { list: string; count: number }) {
  const t = useTranslations("track");
  return (
    <button
      type="button"
      data-away
      onClick={() => bringBack(list)}
      className="touch-target inline-flex h-9 items-center gap-2 rounded-control border border-line2 px-3 text-small hover:border-ink"
    >
      <Eye aria-hidden="true" size={15} strokeWidth={1.75} />
      {t("bringBack", { count })}
    </button>
  );
}
