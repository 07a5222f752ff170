"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type FieldErrors, type FieldValues, useFormContext } from "react-hook-form";
import { fieldId, useFormFrame } from "./form-frame.ts";

interface Refused {
  name: string;
  message: string;
}

/** Returns the refused fields, nested ones by their full name, in the order of the form. */
function refusedFields(errors: FieldErrors<FieldValues>, prefix = ""): Refused[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || key === "root" || key === "ref") return [];
    const name = prefix + key;
    if (typeof error.message === "string") return [{ name, message: error.message }];
    return typeof error === "object" ? refusedFields(error as FieldErrors<FieldValues>, `${name}.`) : [];
  });
}

/** Renders the summary of a refused form: the errors, with a link to each field. Takes the focus at each attempt. */
export function ErrorSummary({ problems, refusals }: { problems: readonly string[]; refusals: number }) {
  const t = useTranslations("form");
  const { id } = useFormFrame();
  const { formState } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const refused = inFormOrder(refusedFields(formState.errors), id);
  const isShown = refusals > 0 && (refused.length > 0 || problems.length > 0);
  // The errors may arrive a moment after the attempt is counted: each attempt takes the focus once, as soon as
  // there is a box.
  const focused = useRef(0);
  useEffect(() => {
    if (!isShown || focused.current === refusals) return;
    focused.current = refusals;
    box.current?.focus();
  }, [isShown, refusals]);
  if (!isShown) return null;
  const labelled = (label: string, message: string) => (label ? t("problem", { label, message }) : message);

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border border-error border-l-4 bg-raised px-5 py-4 outline-offset-2"
    >
      <p className="flex items-start gap-2 font-semibold text-error text-reading">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {refused.length > 0 ? t("toCorrect", { count: refused.length }) : t("notSent")}
      </p>
      <ul className="mt-2 ml-7 flex flex-col gap-1 text-body">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {refused.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              className="text-link inline-block py-0.5"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(id, name))?.focus();
              }}
            >
              {labelled(labelOf(id, name), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns the field's own label, or an empty text for a checkbox, whose label is a whole sentence and whose
 * message is enough.
 */
function labelOf(form: string, name: string): string {
  if (typeof document === "undefined") return "";
  const id = fieldId(form, name);
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement && field.type === "checkbox") return "";
  return document.getElementById(`${id}-label`)?.textContent ?? "";
}

function inFormOrder(refused: Refused[], form: string): Refused[] {
  if (typeof document === "undefined") return refused;
  const place = new Map(refused.map((one) => [one, document.getElementById(fieldId(form, one.name))]));
  return refused.toSorted((a, b) => {
    const [first, second] = [place.get(a), place.get(b)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
