import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePlayer } from "../store.ts";
import { following } from "./queue.ts";
import { clearQueue, moveEntry, removeEntry } from "./queue-actions.ts";
import { upcoming } from "./queue-edit.ts";
import { QueueRow } from "./queue-row.tsx";

/** Maximum number of rendered entries: nobody rearranges entries that are hours away. */
const SHOWN = 60;

/** List of coming entries with their origins; they are moved, removed and cleared by pointer and keyboard. */
export function QueueList() {
  const t = useTranslations("panel");
  const list = usePlayer((state) => state.list);
  const at = usePlayer((state) => state.at);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<string | null>(null);
  const rows = useRef<HTMLOListElement>(null);
  const coming = upcoming({ list, at });

  // The focus follows a moved entry.
  useEffect(() => {
    if (moved === null) return;
    rows.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(moved)}"] [data-move]`)?.focus();
    setMoved(null);
  }, [moved]);

  const move = (key: string, steps: number) => {
    const name = coming.find((item) => item.key === key)?.playable.name ?? "";
    moveEntry(key, steps);
    const state = usePlayer.getState();
    const now = upcoming(state);
    setSaid(
      t("movedTo", {
        name,
        position: now.findIndex((item) => item.key === key) + 1,
        count: now.length,
      }),
    );
    setMoved(key);
  };
  const remove = (key: string) => {
    const index = coming.findIndex((item) => item.key === key);
    const name = coming[index]?.playable.name ?? "";
    removeEntry(key);
    setSaid(t("removed", { name }));
    const neighbour = coming[index + 1] ?? coming[index - 1];
    if (neighbour) setMoved(neighbour.key);
    else rows.current?.closest<HTMLElement>("section")?.focus();
  };
  const clear = () => {
    const restore = clearQueue();
    setSaid(t("cleared"));
    setUndo(() => () => {
      restore();
      setUndo(null);
      setSaid(t("restored"));
    });
  };

  return (
    <section aria-labelledby="queue-title" tabIndex={-1} className="outline-none">
      <div className="sticky top-0 z-[1] flex min-h-14 items-center justify-between gap-4 border-line border-b bg-bg px-5">
        <h3 id="queue-title" className="text-label text-ink3">
          {t("next", { count: coming.length })}
        </h3>
        {undo ? (
          <button type="button" onClick={undo} className="touch-target text-link text-ink">
            {t("undo")}
          </button>
        ) : (
          coming.length > 0 && (
            <button type="button" onClick={clear} className="touch-target text-link text-ink">
              {t("clear")}
            </button>
          )
        )}
      </div>
      {following({ list, at }) ? (
        <ol ref={rows}>
          {coming.slice(0, SHOWN).map((item, index) => (
            <QueueRow
              key={item.key}
              item={item}
              isFirst={index === 0}
              isLast={index === coming.length - 1}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
      ) : (
        <p className="px-5 py-4 text-body text-ink2">{t("nothingNext")}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
