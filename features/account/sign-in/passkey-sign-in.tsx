"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { NoProfileError } from "#/features/session/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Loaded on a press, or when the browser can suggest passkeys in the address field. */
const prompt = () => import("./passkey-prompt.ts");

/** Milliseconds after which a waiting browser gets a new challenge: challenges are valid for ten minutes. */
const RENEW_AFTER = 9 * 60_000;

/** Returns whether the browser offers passkeys among its autofill suggestions. */
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
  // Browser errors for a cancelled or expired request, or a missing passkey.
  return error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)
    ? "passkeyNone"
    : "passkeyFailed";
}

/** Signs in with a passkey: by a button, or by the browser's suggestion in the address field. */
export function PasskeySignIn() {
  const t = useTranslations("signIn");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Incremented to make the browser suggest them again. */
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
      // The person has not asked for it: report only the failure of a passkey they chose.
      if (isOver || !(error instanceof ApiError || error instanceof NoProfileError)) return;
      setProblem(problemOf(error));
    });
    return () => {
      isOver = true;
      clearTimeout(renewal);
    };
  }, [round, isBusy]);

  // Leaving the page ends the request.
  useEffect(
    () => () => {
      if (typeof PublicKeyCredential !== "undefined")
        void prompt().then(({ stopPasskeyPrompt }) => stopPasskeyPrompt());
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
