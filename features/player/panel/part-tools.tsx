import { Repeat } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { formatDuration } from "../duration.ts";
import { clearPart, usePart } from "../part/part.ts";
import { markEdge } from "../part/part-here.ts";
import type { Playable } from "../playable.ts";
import { ZoomButtons } from "../strip/zoom-buttons.tsx";

/** Tools for a part of the sound: marking, looping, searching for similar sounds. */
export function PartTools({ current }: { current: Playable }) {
  const t = useTranslations("panel");
  const marked = usePart();
  const part = marked.src === current.src ? marked.part : null;
  return (
    <section aria-labelledby="part-title" className="flex flex-col gap-3 px-5 py-5">
      <div className="flex items-center gap-4">
        <h3 id="part-title" className="text-label text-ink3">
          {t("part")}
        </h3>
        <p role="status" className="flex-1 text-small text-ink2">
          {part && t("partTimes", { from: formatDuration(part.from), to: formatDuration(part.to) })}
        </p>
        <ZoomButtons />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size={36} onClick={() => markEdge("from")}>
          {t("partFrom")}
        </Button>
        <Button kind="secondary" size={36} onClick={() => markEdge("to")}>
          {t("partTo")}
        </Button>
        {part && (
          <>
            <Button
              kind="secondary"
              size={36}
              aria-pressed={marked.loops}
              onClick={() => usePart.setState({ loops: !marked.loops })}
            >
              <Repeat size={16} aria-hidden="true" className={marked.loops ? "" : "opacity-50"} />
              {t(marked.loops ? "loops" : "loop")}
            </Button>
            <Button kind="secondary" size={36} onClick={clearPart}>
              {t("partClear")}
            </Button>
          </>
        )}
      </div>
      {part && current.versionId === null && (
        <Link
          href={{
            pathname: "/search-similarity",
            query: { track: current.id, part: `${toTenth(part.from)}-${toTenth(part.to)}` },
          }}
          className="touch-target self-start text-link text-ink"
        >
          {t("partSearch")}
        </Link>
      )}
    </section>
  );
}

function toTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
