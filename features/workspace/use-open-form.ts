import { useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * Returns which form is open: initially the one with a draft in this tab according to `half`, if any. `isAsked` is
 * whether a press opened it: a form restored with the page does not take the focus.
 */
export function useOpenForm<Of extends string | number>(half: () => Of | undefined) {
  const [form, setForm] = useState<{ open: Of | null; isAsked: boolean }>({ open: null, isAsked: false });
  const restore = useEffectEvent(() => {
    const open = half();
    if (open !== undefined) setForm({ open, isAsked: false });
  });
  // Only in the browser, because the server has no drafts.
  useLayoutEffect(() => restore(), []);
  return { ...form, setOpen: (open: Of | null) => setForm({ open, isAsked: true }) };
}
