import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { indexOfChosen, moveTo } from "./move-to.ts";

interface Props {
  ids: readonly string[];
  chosen: ReadonlySet<string>;
  onReorder: (ids: string[]) => void;
  onRemove?: ((ids: readonly string[]) => void) | undefined;
  onAll: () => void;
  onNone: () => void;
  children?: ReactNode;
}

/** Renders the actions for the selected rows: one step up or down, to a position, remove, and those of the list. */
export function ActionBar({ ids, chosen, onReorder, onRemove, onAll, onNone, children }: Props) {
  const t = useTranslations("workspace");
  const field = useId();
  const place = indexOfChosen(ids, chosen);
  const most = ids.length - chosen.size;
  // The typed position stays while responses move the rows, and is cleared with the selection it was typed for.
  const choice = [...chosen].join(" ");
  const [typed, setTyped] = useState<{ choice: string; text: string } | null>(null);
  const text = typed?.choice === choice ? typed.text : null;

  function toNumber(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = Number(text);
    if (text && Number.isInteger(number)) onReorder(moveTo(ids, chosen, number - 1));
    setTyped(null);
  }

  return (
    <section
      aria-label={t("chosenActions")}
      className="page-x sticky bottom-[var(--player-height)] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-raised py-2"
    >
      <p role="status" className="text-body font-semibold">
        {t("chosen", { count: chosen.size })}
      </p>
      {chosen.size < ids.length && (
        <button type="button" onClick={onAll} className="touch-target text-link text-body">
          {t("chooseAll")}
        </button>
      )}
      <div className="flex items-center gap-1 max-md:order-1">
        <IconButton
          label={t("up")}
          disabled={place === 0}
          onClick={() => onReorder(moveTo(ids, chosen, place - 1))}
        >
          <ArrowUp aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          label={t("down")}
          disabled={place >= most}
          onClick={() => onReorder(moveTo(ids, chosen, place + 1))}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </IconButton>
        <form onSubmit={toNumber} className="flex items-center gap-1.5">
          <label htmlFor={field} className="text-small text-ink2">
            {t("position")}
          </label>
          <input
            id={field}
            type="number"
            inputMode="numeric"
            min={1}
            max={most + 1}
            value={text ?? place + 1}
            onChange={({ currentTarget }) => setTyped({ choice, text: currentTarget.value })}
            onBlur={() => text === "" && setTyped(null)}
            className="h-9 w-16 rounded-control border border-line2 bg-bg px-2 text-body max-md:text-[16px]"
          />
          <Button type="submit" kind="quiet" size={36}>
            {t("move")}
          </Button>
        </form>
      </div>
      <div className="flex items-center gap-4 max-md:order-1">
        {children}
        {onRemove && (
          <Button kind="secondary" size={36} onClick={() => onRemove(ids.filter((id) => chosen.has(id)))}>
            {t("takeOut")}
          </Button>
        )}
      </div>
      <IconButton label={t("chooseNone")} onClick={onNone} className="ml-auto">
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}
