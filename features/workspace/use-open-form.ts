import { useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * Returns which form is open: at first the one that `half` says is half typed in this tab, if any. `isAsked` says
 * whether a press opened it: a form that is open with the page does not take the focus.
 */
export function useOpenForm<Of extends string | number>(half: () => Of | undefined) {
  const [form, setForm] = useState<{ open: Of | null; isAsked: boolean }>({ open: null, isAsked: false });
  const restore = useEffectEvent(() => {
    const open = half();
    if (open !== undefined) setForm({ open, isAsked: false });
  });
  // A server knows nothing of what is half typed.
  useLayoutEffect(() => restore(), []);
  return { ...form, setOpen: (open: Of | null) => setForm({ open, isAsked: true }) };
}
