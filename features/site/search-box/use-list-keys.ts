import { type RefObject, useEffect, useRef, useState } from "react";
import { isComposing } from "#/lib/keyboard/is-composing.ts";

interface Listed {
  id: string;
  count: number;
  /** Returns the id of an option's element. */
  optionId(index: number): string;
  onChoose(index: number): void;
  /** Called when the field is entered. */
  onOpen(): void;
}

/**
 * Handles the keys of a combobox whose list is a listbox (ARIA Authoring Practices, «combobox with list
 * autocomplete»): arrows move over the options and through the field, Enter chooses the active one, Escape closes.
 * The focus stays in the field. Sets the ARIA attributes on the element itself, because the server rendered it
 * without this code.
 */
export function useListKeys(field: RefObject<HTMLInputElement | null>, listed: Listed) {
  const [open, setOpen] = useState(true);
  const [lit, setLit] = useState(-1);
  const { id, count, optionId } = listed;
  const active = lit < count ? lit : -1;
  const isShown = open && count > 0;
  const now = useRef({ ...listed, active, isShown });
  now.current = { ...listed, active, isShown };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("aria-controls", id);
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && active >= 0) input.setAttribute("aria-activedescendant", optionId(active));
    else input.removeAttribute("aria-activedescendant");
  }, [field, id, isShown, active, optionId]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const { active: at, count: most, isShown: shown, onChoose } = now.current;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        setOpen(true);
        const step = event.key === "ArrowDown" ? 1 : -1;
        setLit(shown ? ((at + 1 + step + most + 1) % (most + 1)) - 1 : -1);
      } else if (event.key === "Enter" && shown && at >= 0) {
        event.preventDefault();
        onChoose(at);
      } else if (event.key === "Escape" && shown) {
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }
    };
    const onInput = () => {
      setOpen(true);
      setLit(-1);
    };
    const onFocus = () => {
      now.current.onOpen();
      setOpen(true);
    };
    const onBlur = () => setOpen(false);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("input", onInput);
    input.addEventListener("focus", onFocus);
    input.addEventListener("blur", onBlur);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("input", onInput);
      input.removeEventListener("focus", onFocus);
      input.removeEventListener("blur", onBlur);
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    };
  }, [field]);

  return { isOpen: open, isShown, active, close: () => setOpen(false) };
}
