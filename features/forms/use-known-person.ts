import { useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { useSession } from "#/features/session/store.ts";

const KNOWN = ["firstname", "lastname", "email", "company", "phone"] as const;

/** Prefills the fields from the signed-in account, once; never overwrites what the visitor typed. */
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
    // After the draft has been restored.
    const filling = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(filling);
  }, [id]);
}
