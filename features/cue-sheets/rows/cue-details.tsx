"use client";

import { useLocale, useTranslations } from "next-intl";
import { CUE_ORIGINS, type Cue } from "#/contract/cue-sheet.ts";
import { editCue } from "../cues/edit-cues.ts";
import { fieldId } from "../cues/field-id.ts";
import { ChoiceField, LineField } from "../fields/line-field.tsx";
import { wordOfOrigin } from "../files/cue-words.ts";
import { PartiesEditor } from "./parties-editor.tsx";

const LINES = [
  "versionLabel",
  "label",
  "isrc",
  "iswc",
  "clip",
  "note",
] as const satisfies readonly (keyof Cue)[];

/** Renders the fields of a cue that are not on its line: writers, publishers, origin, codes. */
export function CueDetails({
  cue,
  isWrong,
  describedBy,
}: {
  cue: Cue;
  /** Whether the field of a finding, such as `writers.0.ipi`, has an error. */
  isWrong: (field: string) => boolean;
  /** Element id of the text that explains the errors. */
  describedBy: string | undefined;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  return (
    <div id={fieldId(cue.id, "details")} className="mb-4 flex flex-col gap-6 bg-sunken px-4 py-5 lg:ml-9">
      <div className="grid gap-6 min-[1440px]:grid-cols-2">
        <PartiesEditor cue={cue} side="writers" isWrong={isWrong} describedBy={describedBy} />
        <PartiesEditor cue={cue} side="publishers" isWrong={isWrong} describedBy={describedBy} />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 lg:grid-cols-6">
        <ChoiceField
          id={fieldId(cue.id, "origin")}
          label={t("column.origin")}
          value={cue.origin}
          options={CUE_ORIGINS.map((origin) => ({ value: origin, text: wordOfOrigin(origin, lang) }))}
          onChange={(origin) => editCue(cue.id, { origin })}
        />
        {LINES.map((name) => (
          <LineField
            key={name}
            id={fieldId(cue.id, name)}
            label={t(`column.${name}`)}
            value={cue[name]}
            isWrong={isWrong(name)}
            describedBy={isWrong(name) ? describedBy : undefined}
            onChange={(text) => editCue(cue.id, { [name]: text })}
          />
        ))}
      </div>
    </div>
  );
}
