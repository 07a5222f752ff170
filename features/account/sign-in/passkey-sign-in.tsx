"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { NoProfileError } from "#/features/session/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Loaded when it is pressed, or when the browser can offer passkeys where the address is typed. */
const prompt = () => import("./passkey-prompt.ts");

/** Milliseconds after which a browser that still waits is given a fresh challenge: they are good for ten minutes. */
const RENEW_AFTER = 9 * 60_000;

/** Whether the browser offers passkeys among what it fills in. */
const canOffer = async () =>
  typeof PublicKeyCredential !== "undefined" &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

type Problem =
  | "noProfile"
  | "passkeyUnknown"
  | "passkeyNone"
  | "passkeyMissing"
  | "passkeyTooMany"
  | "passkeyFailed";

function problemOf(error: unknown): Problem {
  if (error instanceof NoProfileError) return "noProfile";
  if (error instanceof ApiError && error.status === 401) return "passkeyUnknown";
  if (error instanceof ApiError && error.status === 429) return "passkeyTooMany";
  if (typeof PublicKeyCredential === "undefined") return "passkeyMissing";
  // What browsers say when somebody changes their mind, waits too long or has none.
  return error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)
    ? "passkeyNone"
    : "passkeyFailed";
}

/** Signs in with a passkey: by a button, or as the browser offers them at the field of the address. */
export function PasskeySignIn() {
  const t = useTranslations("signIn");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Raised to have the browser offer them anew. */
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round offers them anew
  useEffect(() => {
    if (isBusy) return;
    let isOver = false;
    const renewal = setTimeout(() => setRound((count) => count + 1), RENEW_AFTER);
    const offer = async () => {
      if (!(await canOffer())) return;
      const { signInByPasskey } = await prompt();
      if (isOver) return;
      await signInByPasskey({ isAutofill: true, isOver: () => isOver });
    };
    offer().catch((error: unknown) => {
      // Nobody has asked for it yet: only the failure of a passkey that was chosen is worth a word.
      if (isOver || !(error instanceof ApiError || error instanceof NoProfileError)) return;
      setProblem(problemOf(error));
    });
    return () => {
      isOver = true;
      clearTimeout(renewal);
    };
  }, [round, isBusy]);

  // Whoever leaves the page is asked no longer.
  useEffect(
    () => () => {
      if (typeof PublicKeyCredential !== "undefined") void prompt().then(({ stopAsking }) => stopAsking());
    },
    [],
  );

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { signInByPasskey } = await prompt();
      await signInByPasskey({ isAutofill: false });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        kind="secondary"
        size={48}
        aria-disabled={isBusy || undefined}
        onClick={press}
        className="w-full"
      >
        <KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />
        {t("passkey")}
      </Button>
      <p role="status" className={problem ? "text-body" : "sr-only"}>
        {problem && t(problem)}
      </p>
    </div>
  );
}
