"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#/components/button/button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { MOST_REFERENCES } from "#/contract/form.ts";

/** Renders up to five addresses of similar music; starts with one line and adds others on request. */
export function ReferenceFields() {
  const t = useTranslations("forms.advice");
  const { setValue } = useFormContext<{ references: string[] }>();
  const references = useWatch<{ references: string[] }>({ name: "references" }) as string[] | undefined;
  const lines = references?.length ? references : [""];
  const group = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current || lines.length === 0) return;
    isAdded.current = false;
    group.current?.querySelector<HTMLInputElement>("div:last-of-type > input")?.focus();
  }, [lines.length]);

  return (
    <fieldset ref={group} className="flex flex-col gap-4 border-line border-l-2 pl-4">
      <legend className="sr-only">{t("references")}</legend>
      {lines.map((_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list.
          key={index}
          name={`references.${index}`}
          type="url"
          label={t("reference", { number: index + 1 })}
          hint={index === 0 ? t("referencesHint") : undefined}
          placeholder="https://"
          autoComplete="off"
          optional
        />
      ))}
      {lines.length < MOST_REFERENCES && (
        <Button
          kind="quiet"
          className="-ml-4 self-start"
          onClick={() => {
            isAdded.current = true;
            setValue("references", [...lines, ""]);
          }}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          {t("addReference")}
        </Button>
      )}
    </fieldset>
  );
}
