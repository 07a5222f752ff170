"use client";

import { ArrowDown, ArrowUp, AudioWaveform, ChevronDown, CopyPlus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { moveCue, removeCue, repeatCue } from "../cues/edit-cues.ts";
import { fieldId, focusField } from "../cues/field-id.ts";
import styles from "./cue-row.module.css";

interface Props {
  cue: Cue;
  title: string;
  number: number;
  count: number;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  announce: (text: string) => void;
  /** Ref of the button that opens the replacements; null for a cue without a track or a place. */
  replaceButton: RefObject<HTMLButtonElement | null> | null;
  isReplacing: boolean;
  onReplace: () => void;
}

/** Renders the actions on a whole cue: move, repeat, replace, remove, show its details. */
export function CueRowTools({
  cue,
  title,
  number,
  count,
  isOpen,
  onToggle,
  announce,
  replaceButton,
  isReplacing,
  onReplace,
}: Props) {
  const t = useTranslations("cueSheet");
  const move = (by: number) => {
    moveCue(cue.id, by);
    announce(t("moved", { title, place: Math.min(count, Math.max(1, number + by)), count }));
  };
  return (
    <div className={`${styles.tools} flex justify-end`}>
      {/* First, because not every cue has it: the others stand under each other from row to row. */}
      {replaceButton && (
        <IconButton
          ref={replaceButton}
          label={t("replace.open", { name: title })}
          aria-expanded={isReplacing}
          onClick={onReplace}
        >
          <AudioWaveform aria-hidden="true" size={17} />
        </IconButton>
      )}
      <IconButton label={t("up", { title })} disabled={number === 1} onClick={() => move(-1)}>
        <ArrowUp aria-hidden="true" size={17} />
      </IconButton>
      <IconButton label={t("down", { title })} disabled={number === count} onClick={() => move(1)}>
        <ArrowDown aria-hidden="true" size={17} />
      </IconButton>
      <IconButton
        label={t("repeat", { title })}
        onClick={() => {
          const copy = repeatCue(cue.id);
          announce(t("repeated", { title }));
          requestAnimationFrame(() => focusField(copy, "start"));
        }}
      >
        <CopyPlus aria-hidden="true" size={17} />
      </IconButton>
      <IconButton
        label={t("remove", { title })}
        data-removes="cue"
        onClick={(event) => {
          refocusWhenGone(event.currentTarget, () => document.getElementById(fieldId(undefined, "cues")));
          removeCue(cue.id);
          announce(t("removed", { title }));
        }}
      >
        <Trash2 aria-hidden="true" size={17} />
      </IconButton>
      <IconButton
        label={t(isOpen ? "close" : "open", { title })}
        aria-expanded={isOpen}
        aria-controls={fieldId(cue.id, "details")}
        onClick={() => onToggle(!isOpen)}
        className="max-lg:flex max-lg:w-auto max-lg:items-center max-lg:gap-1 max-lg:px-2"
      >
        <span aria-hidden="true" className="font-semibold text-small lg:hidden">
          {t("details")}
        </span>
        <ChevronDown aria-hidden="true" size={18} className={isOpen ? "rotate-180" : ""} />
      </IconButton>
    </div>
  );
}
