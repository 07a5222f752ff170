"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import { wordOfVersion } from "#/contract/version-words.ts";

/** Renders the rows of the sheet without a place in the edit, with a choice to keep or remove each. */
export function EditLeft({
  cues,
  removedIds,
  onRemovedIds,
}: {
  cues: readonly Cue[];
  /** Ids of the rows to remove. */
  removedIds: ReadonlySet<string>;
  onRemovedIds: (removedIds: ReadonlySet<string>) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const lang = useLocale();
  const choose = (id: string, isRemoved: boolean) => {
    const after = new Set(removedIds);
    if (isRemoved) after.add(id);
    else after.delete(id);
    onRemovedIds(after);
  };
  return (
    <section aria-labelledby="cue-sheet-left-heading" className="flex flex-col gap-3 pt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 id="cue-sheet-left-heading" className="font-semibold text-row">
            {t("left", { count: cues.length })}
          </h3>
          <p className="mt-1 max-w-[64ch] text-ink2 text-small">{t("leftText")}</p>
        </div>
        {cues.length > 1 && (
          <Button kind="secondary" size={36} onClick={() => onRemovedIds(new Set(cues.map(({ id }) => id)))}>
            {t("leftAllOut")}
          </Button>
        )}
      </div>
      <ul className="border-ink border-t">
        {cues.map(({ id, title, versionLabel }) => {
          const name = [title || t("noName"), wordOfVersion(versionLabel, lang)].filter(Boolean).join(" · ");
          return (
            <li key={id} className="border-line border-b py-1.5">
              <fieldset className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <legend className="sr-only">{name}</legend>
                <span aria-hidden="true" className="min-w-0 text-body wrap-anywhere">
                  {name}
                </span>
                <span className="flex gap-5">
                  {([false, true] as const).map((isRemoved) => (
                    <label
                      key={String(isRemoved)}
                      className="flex min-h-9 items-center gap-2 text-body max-md:min-h-11"
                    >
                      <input
                        type="radio"
                        name={`cue-sheet-left-${id}`}
                        checked={removedIds.has(id) === isRemoved}
                        onChange={() => choose(id, isRemoved)}
                        className="size-5 shrink-0"
                      />
                      {t(isRemoved ? "takeOut" : "keep")}
                    </label>
                  ))}
                </span>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
