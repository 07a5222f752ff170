"use client";

import { useTranslations } from "next-intl";
import { Fragment, useMemo } from "react";
import type { FileText } from "../edit/read-edit.ts";
import { tellingRows } from "../edit/telling-rows.ts";

/** Message keys of the encodings under `cueSheet.edit.letters`. */
const ENCODING_NAMES: Readonly<Record<string, "western" | "mac" | "central" | "cyrillic" | "japanese">> = {
  "windows-1252": "western",
  macintosh: "mac",
  "windows-1250": "central",
  "windows-1251": "cyrillic",
  shift_jis: "japanese",
};

/** Renders a choice between the possible encodings of a file, each shown by the first rows that differ. */
export function EditLetters({
  texts,
  chosen,
  onChoose,
}: {
  texts: readonly FileText[];
  chosen: FileText;
  onChoose: (text: FileText) => void;
}) {
  const t = useTranslations("cueSheet.edit.letters");
  const rows = useMemo(() => tellingRows(texts.map(({ text }) => text)), [texts]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-label text-ink3">{t("title", { count: texts.length })}</legend>
      {texts.map((text, index) => (
        <label
          key={text.encoding}
          className="flex min-h-10 items-start gap-3 py-1.5 text-body max-md:min-h-11"
        >
          <input
            type="radio"
            name="cue-sheet-edit-letters"
            checked={text === chosen}
            onChange={() => onChoose(text)}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0">
            {rows[index]?.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay in their order
              <Fragment key={at}>
                <span className="block wrap-anywhere">{row}</span>{" "}
              </Fragment>
            ))}
            <span className="text-ink3 text-small">{t(ENCODING_NAMES[text.encoding] ?? "western")}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
