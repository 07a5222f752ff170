"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { cartItems } from "#/features/cart/cart-items.ts";
import { useLastListened } from "#/features/player/listening/last-listened.ts";
import { usePlayer } from "#/features/player/store.ts";
import { keepSession } from "#/features/session/keep-session.ts";
import { followMarks, markHeard } from "#/features/session/marks.ts";
import { clearSession, loadProfile } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { CartLink } from "../cart-link.tsx";
import { ProjectsMenu } from "../projects-menu.tsx";
import { UserMenu } from "../user-menu.tsx";
import { isWorthOffering } from "./heard-before.ts";
import { ProfileLost } from "./profile-lost.tsx";
import { SessionEndToast } from "./session-end-toast.tsx";

const MergeHeard = lazy(async () => ({ default: (await import("./merge-heard.tsx")).MergeHeard }));

const isListening = () => usePlayer.getState().playing;

const PRIVATE = /^\/(?:fr|en)\/user(?:\/|$)/;

/** The header's part for a browser with a token; keeps the session alive while the person is active. */
export function SignedIn() {
  const lang = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const hasToken = useSession((session) => session.hasToken);
  const user = useSession((session) => session.user);
  const [isLost, setLost] = useState(false);
  /** Removes everything private from view: the server leads from a private page to sign in, and back to it. */
  const leavePrivatePage = useEffectEvent(() => {
    if (PRIVATE.test(pathname)) router.refresh();
  });

  useEffect(() => {
    if (!hasToken) return;
    // On start, and when another tab has signed in. A failure has cleared the session, so whatever waits for the
    // profile must not wait any longer.
    if (!useSession.getState().user) {
      loadProfile()
        .catch((error: unknown) => setLost(!(error instanceof ApiError && error.status === 401)))
        .finally(() => useSession.getState().user || leavePrivatePage());
    }
    return keepSession(isListening);
  }, [hasToken]);

  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const stop = [
      followMarks(),
      useLastListened.subscribe(({ track }) => track !== null && markHeard(track)),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [userId]);

  // Another tab has signed out, or the token has run out.
  useEffect(() => {
    if (hasToken || !user) return;
    clearSession();
    leavePrivatePage();
  }, [hasToken, user]);

  return (
    <LazyMessages names={["account"]}>
      <SessionEndToast />
      {isLost && <ProfileLost onSaid={() => setLost(false)} />}
      {user && (
        <>
          <ProjectsMenu lang={lang} />
          <CartLink count={cartItems(user.cart).length} />
          <UserMenu user={user} lang={lang} />
        </>
      )}
      {user && isWorthOffering() && (
        <Suspense>
          <MergeHeard />
        </Suspense>
      )}
      {hasToken && !user && <span className="size-9 rounded-full border border-line2" />}
    </LazyMessages>
  );
}
