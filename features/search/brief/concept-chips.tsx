import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Concept } from "#/contract/brief.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { SearchPage } from "../search-page.ts";
import { ConceptChip } from "./concept-chip.tsx";
import { conceptName } from "./concept-name.ts";
import { type ConceptEdit, editedConcepts } from "./edit-brief.ts";

/** A text edited here, with its concepts until the server has read it. */
interface Draft {
  text: string;
  concepts: Concept[];
}

/**
 * Renders the interpretation of a brief, concept by concept (looks §5, Chips): one tab stop, with arrow keys between
 * the chips. The text is the state: an action on a chip changes the text.
 */
export function ConceptChips({
  text,
  page,
  onText,
  onFilter,
}: {
  text: string;
  /** Undefined after a failure. */
  page: Pick<SearchPage, "text" | "concepts" | "dropped"> | undefined;
  onText: (text: string) => void;
  /** Filters by a term that a concept leads to; undefined where it cannot be chosen. */
  onFilter: (slug: string) => (() => void) | undefined;
}) {
  const t = useTranslations("brief");
  const lang = useLang();
  const keysId = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the chip to focus after the next rendering. */
  const next = useRef<number | null>(null);

  const isRead = page?.text === text;
  const isDraft = !isRead && draft?.text === text;
  const concepts = isDraft ? draft.concepts : (page?.concepts ?? []);
  const stop = Math.min(at, concepts.length - 1);
  const focus = (index: number) => {
    list.current?.querySelectorAll<HTMLElement>("[data-concept]")[index]?.focus();
  };
  useEffect(() => {
    if (next.current === null) return;
    focus(Math.min(next.current, concepts.length - 1));
    next.current = null;
  });

  const edit = (index: number, how: ConceptEdit, keepsFocus = true) => {
    const concept = concepts[index];
    if (!concept || !(isRead || isDraft)) return;
    const edited = editedConcepts(text, concepts, concept, how);
    setDraft(edited);
    if (keepsFocus) next.current = index;
    setAt(index);
    const { words, title } = conceptName(concept, lang);
    const done = typeof how === "string" ? how : "words" in how ? "changed" : how.mode;
    setSaid(
      t(`said.${done}`, {
        name: title ?? words,
        words: typeof how === "object" && "words" in how ? how.words : "",
      }),
    );
    onText(edited.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).matches("[data-concept]")) return;
    const last = concepts.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    focus(to);
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {concepts.length > 0 && (
        <div
          role="toolbar"
          aria-label={t("concepts")}
          aria-describedby={keysId}
          aria-busy={!isRead}
          onKeyDown={onKeyDown}
          className="mt-3"
        >
          <p id={keysId} hidden>
            {t("keys")}
          </p>
          <ul ref={list} className="flex flex-wrap items-center gap-2">
            {concepts.map((concept, index) => (
              <ConceptChip
                // biome-ignore lint/suspicious/noArrayIndexKey: a chip keeps its place, and the focus with it, whatever is said in it.
                key={index}
                concept={concept}
                isStop={index === stop}
                onEnter={() => setAt(index)}
                onEdit={(how, keepsFocus) => edit(index, how, keepsFocus)}
                onFilter={onFilter}
              />
            ))}
          </ul>
        </div>
      )}
      {isRead && page.dropped.length > 0 && (
        <p className="mt-2 text-ink3 text-small">{t("dropped", { words: page.dropped.join(", ") })}</p>
      )}
    </>
  );
}
