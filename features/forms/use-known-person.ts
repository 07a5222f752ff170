import { useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { useSession } from "#/features/session/store.ts";

const KNOWN = ["firstname", "lastname", "email", "company", "phone"] as const;

/** Fills in what the account of who is signed in says of them, once; what somebody typed is never written over. */
export function useKnownPerson(): void {
  const { getValues, setValue } = useFormContext();
  const user = useSession((session) => session.user);
  const fill = useEffectEvent(() => {
    for (const name of KNOWN) {
      if (user?.[name] && getValues(name) === "") setValue(name, user[name]);
    }
  });
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    // After what was kept of an earlier visit is back.
    const filling = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(filling);
  }, [id]);
}
