import { type RefObject, useEffect, useState } from "react";

/** Milliseconds without a key before a text is looked up. */
const PAUSE = 140;

/** Returns the text of an uncontrolled field: at once when it is emptied, after a pause otherwise. */
export function useTypedText(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(() => field.current?.value.trim() ?? "");
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      const typed = input.value.trim();
      if (typed === "") setText("");
      else timer = setTimeout(() => setText(typed), PAUSE);
    };
    input.addEventListener("input", onInput);
    // Reads what was typed after the render and before this listener.
    onInput();
    return () => {
      clearTimeout(timer);
      input.removeEventListener("input", onInput);
    };
  }, [field]);
  return text;
}
