import { Check, EqualApproximately, type LucideIcon, Minus, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Swatch } from "#/components/drawing/swatch.tsx";
import type { Concept, ConceptMode } from "#/contract/brief.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { isComposing } from "#/lib/keyboard/is-composing.ts";
import { conceptName } from "./concept-name.ts";
import type { ConceptEdit } from "./edit-brief.ts";
import { moodOfConcept } from "./mood-of-concept.ts";

const ConceptMenu = lazy(async () => ({ default: (await import("./concept-menu.tsx")).ConceptMenu }));

/** A concept's mode is shown by shape before colour: a tick, a plus on ink, a dashed border, struck-through text. */
const SHAPES: Record<ConceptMode, { Sign: LucideIcon; ground: string }> = {
  wanted: { Sign: Check, ground: "border-line2 bg-raised" },
  must: { Sign: Plus, ground: "border-ink bg-ink text-onink" },
  loose: { Sign: EqualApproximately, ground: "border-dashed border-ink3 bg-transparent" },
  excluded: { Sign: Minus, ground: "border-ink bg-transparent" },
};
const KEYS: Record<string, (mode: ConceptMode) => ConceptEdit> = {
  Delete: () => "remove",
  Backspace: () => "remove",
  "+": (mode) => ({ mode: mode === "must" ? "wanted" : "must" }),
  "-": (mode) => ({ mode: mode === "excluded" ? "wanted" : "excluded" }),
  "~": (mode) => ({ mode: mode === "loose" ? "wanted" : "loose" }),
};

/** Renders one concept: the typed words and their interpretation; a press opens all actions on it. */
export function ConceptChip({
  concept,
  isStop,
  onEnter,
  onEdit,
  onFilter,
}: {
  concept: Concept;
  /** Whether it is the tab stop. */
  isStop: boolean;
  onEnter: () => void;
  /** Keeps the focus on the chip unless it has moved elsewhere. */
  onEdit: (how: ConceptEdit, keepsFocus?: boolean) => void;
  onFilter: (slug: string) => (() => void) | undefined;
}) {
  const t = useTranslations("brief");
  const lang = useLang();
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the field was left without a change. */
  const isBack = useRef(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const { words, title } = conceptName(concept, lang);
  const { mode } = concept;
  const { Sign, ground } = SHAPES[mode];
  const mood = moodOfConcept(concept);

  useEffect(() => {
    if (isBack.current && !isEdited) {
      isBack.current = false;
      button.current?.focus();
    }
  }, [isEdited]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const how = KEYS[event.key];
    if (how) onEdit(how(mode));
    else if (event.key === "Enter") setEdited(true);
    else if (event.key === "ArrowDown") setMenuOpen(true);
    else return;
    event.preventDefault();
  };
  if (isEdited) {
    return (
      <li>
        <WordsField
          words={words}
          label={t("editField", { name: words })}
          onDone={(next, keepsFocus) => {
            setEdited(false);
            if (next !== null && next.trim() !== words) onEdit({ words: next }, keepsFocus);
            else if (keepsFocus) isBack.current = true;
          }}
        />
      </li>
    );
  }
  return (
    <li
      data-mood={mood ?? undefined}
      className={`flex h-[30px] max-w-full items-center rounded-control border text-small max-md:h-[38px] [--hue-fill:var(--mood-fill)] ${ground}`}
    >
      <button
        ref={button}
        type="button"
        data-concept={mode}
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts="Enter Delete + - ~"
        onFocus={onEnter}
        onKeyDown={onKeyDown}
        onClick={() => setMenuOpen(!isMenuOpen)}
        className="flex h-full min-w-0 items-center gap-1.5 rounded-control pl-2.5"
      >
        <Sign aria-hidden="true" size={13} strokeWidth={2.25} className="shrink-0" />
        {mood && <Swatch />}
        <span
          aria-hidden={mode !== "wanted"}
          className={`truncate ${mode === "excluded" ? "line-through" : ""}`}
        >
          {words}
          {title && <b className="font-semibold">{` · ${title}`}</b>}
        </span>
        {mode !== "wanted" && (
          <span className="sr-only">{`${[words, title].filter(Boolean).join(" · ")}, ${t(`mode.${mode}`)}`}</span>
        )}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onEdit("remove")}
        className="grid h-full w-8 shrink-0 place-items-center rounded-control opacity-70 hover:opacity-100"
      >
        <X aria-hidden="true" size={14} strokeWidth={2} />
      </button>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <ConceptMenu
            concept={concept}
            button={button}
            onClose={() => setMenuOpen(false)}
            onChange={() => setEdited(true)}
            onEdit={onEdit}
            onFilter={onFilter}
          />
        </Suspense>
      )}
    </li>
  );
}

/** Renders a field to change the words of a concept in place: Enter and leaving apply the change, Escape does not. */
function WordsField({
  words,
  label,
  onDone,
}: {
  words: string;
  label: string;
  onDone: (words: string | null, keepsFocus: boolean) => void;
}) {
  const [typed, setTyped] = useState(words);
  const isDone = useRef(false);
  const done = (next: string | null, keepsFocus = true) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next, keepsFocus);
  };
  return (
    <input
      ref={selectAtOnce}
      value={typed}
      aria-label={label}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => done(typed, false)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") done(typed);
        else if (event.key === "Escape") done(null);
        else return;
        event.preventDefault();
      }}
      style={{ width: `${Math.max(6, typed.length + 3)}ch` }}
      className="h-[30px] max-w-full rounded-control border border-ink bg-raised px-2.5 text-small max-md:h-[38px] max-md:text-[16px]"
    />
  );
}

function selectAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
