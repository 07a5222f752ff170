import { type RefObject, useEffect, useState } from "react";

/** Pause in typing after which a text is asked for, in milliseconds. */
const PAUSE = 140;

/** What stands in a field that React does not hold: at once when it is emptied, after a pause otherwise. */
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
    // What was typed after this was drawn and before it listened.
    onInput();
    return () => {
      clearTimeout(timer);
      input.removeEventListener("input", onInput);
    };
  }, [field]);
  return text;
}
