"use client";

import { Plus, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { type Cue, type CueWriter, WRITER_ROLES } from "#/contract/cue-sheet.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { editCue } from "../cues/edit-cues.ts";
import { fieldId } from "../cues/field-id.ts";
import { ChoiceField, LineField } from "../fields/line-field.tsx";
import { ShareField } from "../fields/share-field.tsx";
import { wordOfRole } from "../files/cue-words.ts";

type Side = "writers" | "publishers";
type Party = CueWriter | Cue["publishers"][number];

const EMPTY = { name: "", society: "", ipi: "", share: null };

/** Renders fields for the writers or the publishers of a work, with the sum of their shares below. */
export function PartiesEditor({
  cue,
  side,
  isWrong,
  describedBy,
}: {
  cue: Cue;
  side: Side;
  isWrong: (field: string) => boolean;
  describedBy: string | undefined;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const parties: readonly Party[] = cue[side];
  const change = (index: number, changes: Partial<CueWriter>) =>
    editCue(cue.id, { [side]: parties.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  const sum = parties.reduce((total, { share }) => total + (share ?? 0), 0);
  const id = (index: number, field: string) => fieldId(cue.id, `${side}.${index}.${field}`);
  const frame = (index: number, field: "name" | "share" | "society" | "ipi") => {
    // If the shares do not add up to 100, all of them are marked.
    const wrong = isWrong(field === "share" ? side : `${side}.${index}.${field}`);
    return {
      id: id(index, field),
      label: t(`party.${field}`),
      isWrong: wrong,
      describedBy: wrong ? describedBy : undefined,
    };
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold text-body">{t(side)}</legend>
      {parties.map((party, index) => (
        <div
          key={id(index, "row")}
          className="grid grid-cols-2 items-end gap-2 max-md:relative md:grid-cols-[minmax(0,1.8fr)_150px_72px_minmax(0,1fr)_112px_36px]"
        >
          <LineField
            {...frame(index, "name")}
            value={party.name}
            onChange={(name) => change(index, { name })}
            className={`max-md:mr-11 ${"role" in party ? "max-md:col-span-2" : "col-span-2"}`}
          />
          {"role" in party && (
            <ChoiceField
              id={id(index, "role")}
              label={t("party.role")}
              value={party.role}
              options={WRITER_ROLES.map((role) => ({
                value: role,
                text: `${role} · ${wordOfRole(role, lang)}`,
              }))}
              onChange={(role) => change(index, { role })}
            />
          )}
          <ShareField
            {...frame(index, "share")}
            share={party.share}
            onChange={(share) => change(index, { share })}
          />
          <LineField
            {...frame(index, "society")}
            value={party.society}
            onChange={(society) => change(index, { society })}
          />
          <LineField {...frame(index, "ipi")} value={party.ipi} onChange={(ipi) => change(index, { ipi })} />
          <IconButton
            label={t("party.remove", { name: party.name || String(index + 1) })}
            className="max-md:absolute max-md:top-[22px] max-md:right-0"
            data-removes="party"
            onClick={(event) => {
              refocusWhenGone(event.currentTarget, () => document.getElementById(fieldId(cue.id, side)));
              editCue(cue.id, { [side]: parties.filter((_, at) => at !== index) });
            }}
          >
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          id={fieldId(cue.id, side)}
          aria-describedby={isWrong(side) ? describedBy : undefined}
          kind="secondary"
          size={36}
          onClick={() =>
            editCue(cue.id, { [side]: [...parties, side === "writers" ? { ...EMPTY, role: "C" } : EMPTY] })
          }
        >
          <Plus aria-hidden="true" size={16} />
          {t(side === "writers" ? "addWriter" : "addPublisher")}
        </Button>
        {parties.some(({ share }) => share !== null) && (
          <p className="text-ink2 text-small tabular-nums">
            {t("sum", { sum: Math.round(sum * 100) / 100 })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
