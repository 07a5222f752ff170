"use client";

import { lazy, Suspense, useEffect, useLayoutEffect } from "react";
import { useLastListened } from "#/features/player/listening/last-listened.ts";
import { dropOwnDrafts } from "#/features/session/own-drafts.ts";
import { rememberReturnPage } from "#/features/session/return-page.ts";
import { SignInLink } from "#/features/session/sign-in-link.tsx";
import { useSession } from "#/features/session/store.ts";
import { followTabs } from "#/features/session/tabs.ts";
import { readToken } from "#/lib/api/token.ts";
import { setHtmlAttribute } from "#/lib/pages/html-attributes.ts";

const SignedIn = lazy(async () => ({ default: (await import("./sign-in/signed-in.tsx")).SignedIn }));

/**
 * The visitor's place in the header. The cached HTML shows the sign-in link to everyone; only a browser with a token
 * loads the code and the profile of its user. Until then the attribute set by `public/start.js` hides the link.
 */
export function SessionMenu() {
  const hasToken = useSession((session) => session.hasToken);
  const wasSignedIn = useSession((session) => session.wasSignedIn);

  useEffect(() => {
    const look = () => {
      const found = readToken() !== undefined;
      useSession.setState(found ? { hasToken: true, wasSignedIn: true } : { hasToken: false });
    };
    look();
    return followTabs((what) => {
      const { user } = useSession.getState();
      // Every tab has drafts of its own: it deletes them when the person signs out, but not when a session merely
      // expires.
      if (what === "out" && user) dropOwnDrafts(user.id);
      look();
    });
  }, []);
  // A visitor's listening is stored only in this browser, and offered at sign-in.
  useEffect(
    () =>
      useLastListened.subscribe(({ track, version }) => {
        if (track === null || readToken() !== undefined) return;
        const at = new Date();
        import("./sign-in/heard-before.ts")
          .then(({ storeHeard }) => storeHeard(track, at, version))
          .catch(() => {});
      }),
    [],
  );
  useLayoutEffect(() => {
    if (hasToken || readToken() === undefined) setHtmlAttribute("data-session", hasToken ? "" : null);
  }, [hasToken]);

  return (
    <>
      {!hasToken && (
        <div className="in-data-session:hidden">
          <SignInLink onLeave={rememberReturnPage} />
        </div>
      )}
      {wasSignedIn && (
        <Suspense fallback={hasToken && <Someone />}>
          <SignedIn />
        </Suspense>
      )}
      {!wasSignedIn && <Someone className="hidden in-data-session:block" />}
    </>
  );
}

/** Placeholder of the initials. */
function Someone({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`size-9 rounded-full border border-line2 ${className}`} />;
}
