"use client";

import { useTranslations } from "next-intl";
import { UnreadableEdit } from "../edit/edit.ts";

/** Returns a function that gives the message why an edit could not be read, with the line concerned if there is one. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("cueSheet.edit");
  return (error) => {
    if (!(error instanceof UnreadableEdit)) return t("failed");
    const { line, text } = error.line;
    return t(`error.${error.reason}`, { line: line ?? 0, text });
  };
}
