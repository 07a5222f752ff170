"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { signIn } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useGoBack } from "./use-go-back.ts";
import type { Kind } from "./user-kinds.ts";

/** Sign-up, then the mailed code. `target` is the page that the visitor came from. */
export function SignUpScreen({ kinds, target }: { kinds: readonly Kind[]; target: string }) {
  const t = useTranslations("signUp");
  const [address, setAddress] = useState<string | null>(null);

  const enter = async ({ email, password }: { email: string; password: string }) => {
    // A new account is signed in at once; an existing one keeps its own password.
    await signIn({ email, password }).catch(() => {});
    setAddress(email);
    window.scrollTo({ top: 0 });
  };
  return (
    <AuthFrame
      title={address ? t("sentTitle") : t("title")}
      intro={address ? <SentIntro address={address} /> : t("intro")}
    >
      {address ? (
        <NextStep target={target} />
      ) : (
        <>
          <SignUpForm kinds={kinds} onSent={enter} />
          <p className="border-t border-line pt-6 text-body text-ink2">
            {t("haveAccount")}{" "}
            <Link
              href={{ pathname: "/auth/login", query: { redirect: target } }}
              className="text-link text-ink"
            >
              {t("signIn")}
            </Link>
          </p>
        </>
      )}
    </AuthFrame>
  );
}

function SentIntro({ address }: { address: string }) {
  const t = useTranslations("signUp");
  const user = useSession((session) => session.user);
  // The form names the address that its code was sent to.
  if (user && !user.isVerified) return null;
  return t.rich("sentText", {
    email: address,
    address: (chunks) => <strong className="font-semibold wrap-anywhere text-ink">{chunks}</strong>,
  });
}

function NextStep({ target }: { target: string }) {
  const t = useTranslations("signUp");
  const user = useSession((session) => session.user);
  const goOn = useGoBack(target);
  if (!user) {
    return (
      <Link
        href={{ pathname: "/auth/login", query: { redirect: target } }}
        className={buttonStyle("primary", 48)}
      >
        {t("signIn")}
      </Link>
    );
  }
  return (
    <>
      {!user.isVerified && <ConfirmAddress user={user} justSent onDone={goOn} />}
      <Button kind="quiet" onClick={goOn} className="-ml-4 self-start">
        {t(user.isVerified ? "goOn" : "confirmLater")}
      </Button>
    </>
  );
}
