import { expect, test, vi } from "vitest";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { sessionEnd } from "./session-end.ts";
import { useSession } from "./store.ts";

test("a refused sharing by e-mail ends the session without a message, because it reports the failure itself (S112)", () => {
  const goToSignIn = vi.fn();
  const showExpired = vi.fn();
  const end = sessionEnd({ goToSignIn, showExpired, expired: "Ended", showOutdated: vi.fn() });
  const path = "/api/user_playlists_team/{id}";
  for (const method of ["PATCH", "GET"] as const) {
    storeToken("old");
    useSession.setState({ hasToken: true });
    end({ method, path, token: "old" });
    expect(useSession.getState().hasToken).toBe(false);
  }
  clearToken();
  expect(goToSignIn).toHaveBeenCalledTimes(2);
  expect(showExpired).toHaveBeenCalledExactlyOnceWith(
    "Votre session a expiré, veuillez vous reconnecter.",
    "fr",
  );
});
