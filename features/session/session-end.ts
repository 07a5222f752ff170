import { sharePlaylistEndpoint } from "#/contract/playlist-team.ts";
import { readToken } from "#/lib/api/token.ts";
import type { SessionEnd } from "#/lib/api/with-token.ts";
import { rememberPlace } from "./place.ts";
import { clearSession } from "./session.ts";
import { useSession } from "./store.ts";

/** Said in both languages when playlists are refused (specification §8, acceptance S91, O15). */
const SESSION_EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";

/** All that is asked of playlists: their lists, one, its parts, and every change. */
const PLAYLIST_CALL =
  /^\/api\/(?:user_(?:all_)?playlists(?:_team)?|playlist_(?:links|notes)|room_(?:comments|clients))(?:\/|$)/;

/** Sharing by e-mail says itself that it failed, whatever the status (specification §7, acceptance S112). */
const isSharing = ({ method, path }: SessionEnd) =>
  method === sharePlaylistEndpoint.method && path === sharePlaylistEndpoint.path;

interface Surroundings {
  /** Leads to the sign-in page, which comes back here; what is to be known of this page is kept by `remember`. */
  goToSignIn: (remember: () => void) => void;
  /** `lang` is that of the text where it is not the page's. */
  showExpired: (text: string, lang?: string) => void;
  /** The same in the page's language, for every other call. */
  expired: string;
  /** Says that a change was not made: its session was another one than that of now. */
  showOutdated: () => void;
}

/**
 * Gives what happens when a session is over (specification §8): a toast, signed out, to the sign-in page. Calls that
 * fail together end it once.
 */
export function sessionEnd(surroundings: Surroundings): (end: SessionEnd) => void {
  const { goToSignIn, showExpired, expired, showOutdated } = surroundings;
  let told: { token: string | undefined; text: string | null } | null = null;
  return (end) => {
    const { method = "GET", path = "", token, remember = rememberPlace } = end;
    const now = readToken();
    // Refused late: somebody has signed in since, or another tab has changed the password.
    if (token && now && token !== now) return method === "GET" ? undefined : showOutdated();
    const isOfPlaylists = PLAYLIST_CALL.test(path);
    const ownText = isOfPlaylists ? SESSION_EXPIRED : expired;
    const text = isSharing(end) ? null : ownText;
    const isOver = !useSession.getState().hasToken;
    // A refused profile has ended it without a word, or another call in its own; that of playlists is due all the same.
    if (isOver && !(token && text === SESSION_EXPIRED)) return;
    const isTold = isOver && told?.token === token;
    if (isTold && told?.text === text) return;
    if (text) showExpired(text, isOfPlaylists ? "fr" : undefined);
    told = { token, text };
    if (isTold) return;
    clearSession();
    goToSignIn(remember);
  };
}
