import { playlistsEndpoint } from "#/contract/playlist.ts";
import type { TokenKeeper } from "#/lib/api/with-token.ts";
import { rememberPlace } from "./place.ts";
import { clearSession } from "./session.ts";
import { promptSignIn } from "./sign-in-prompt.ts";
import { useSession } from "./store.ts";

/** Said in both languages when playlists are refused (specification §8, acceptance O15). */
export const SESSION_EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";

interface Surroundings {
  /** Whether sound plays that leaving the page must not stop. */
  isListening: () => boolean;
  /** Leads to the sign-in page, which comes back here. */
  goToSignIn: () => void;
  showExpired: (text: string) => void;
  /** The same in the page's language, for every other call. */
  expired: string;
}

/**
 * What happens when a private call finds its token ended or refused. While sound plays the person is asked to sign in
 * again in place, and the call is made. Otherwise, or when they would not, it is the specification's (§8): a toast,
 * signed out, to the sign-in page. Calls that fail together end the session once.
 */
export function tokenKeeper({ isListening, goToSignIn, showExpired, expired }: Surroundings): TokenKeeper {
  let asking: Promise<string | null> | null = null;
  const ask = async (path: string, remember: () => void): Promise<string | null> => {
    const { user } = useSession.getState();
    if (user && isListening()) {
      const token = await promptSignIn(user.email);
      // Another person's token must not do what the first one asked for.
      if (token) return useSession.getState().user?.id === user.id ? token : null;
    } else {
      showExpired(path === playlistsEndpoint.path ? SESSION_EXPIRED : expired);
    }
    remember();
    clearSession();
    goToSignIn();
    return null;
  };
  return (path, remember = rememberPlace) => {
    if (!asking && !useSession.getState().hasToken) return Promise.resolve(null);
    asking ??= ask(path, remember).finally(() => {
      asking = null;
    });
    return asking;
  };
}
