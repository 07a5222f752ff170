import { playlistsEndpoint, projectsEndpoint } from "#/contract/playlist.ts";
import { readToken } from "#/lib/api/token.ts";
import type { SessionEnd } from "#/lib/api/with-token.ts";
import { rememberPlace } from "./place.ts";
import { clearSession } from "./session.ts";
import { useSession } from "./store.ts";

/** Said in both languages when playlists are refused (specification §8, acceptance S91, O15). */
const SESSION_EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";

/** All that is asked of playlists: their lists, one, and every change. Sharing by e-mail has words of its own (§7). */
const isPlaylistCall = (path: string) =>
  path === projectsEndpoint.path || `${path}/`.startsWith(`${playlistsEndpoint.path}/`);

interface Surroundings {
  /** Leads to the sign-in page, which comes back here; what is to be known of this page is kept by `remember`. */
  goToSignIn: (remember: () => void) => void;
  showExpired: (text: string) => void;
  /** The same in the page's language, for every other call. */
  expired: string;
}

/**
 * Gives what happens when a session is over (specification §8): a toast, signed out, to the sign-in page. Calls that
 * fail together end it once.
 */
export function sessionEnd({ goToSignIn, showExpired, expired }: Surroundings): (end: SessionEnd) => void {
  let told: { token: string | undefined; text: string } | null = null;
  return ({ path = "", token, remember = rememberPlace }) => {
    const now = readToken();
    // Refused late, and somebody has signed in since.
    if (token && now && token !== now) return;
    const text = isPlaylistCall(path) ? SESSION_EXPIRED : expired;
    const isOver = !useSession.getState().hasToken;
    // A refused profile has ended it without a word, or another call in its own; that of playlists is due all the same.
    if (isOver && !(token && text === SESSION_EXPIRED)) return;
    const isTold = isOver && told?.token === token;
    if (isTold && told?.text === text) return;
    showExpired(text);
    told = { token, text };
    if (isTold) return;
    clearSession();
    goToSignIn(remember);
  };
}
