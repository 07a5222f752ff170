import { sharePlaylistEndpoint } from "#/contract/playlist-team.ts";
import { readToken } from "#/lib/api/token.ts";
import type { SessionEnd } from "#/lib/api/with-token.ts";
import { rememberReturnPage } from "./return-page.ts";
import { clearSession } from "./session.ts";
import { useSession } from "./store.ts";

/** Shown in both languages when playlists are refused (specification §8, acceptance S91, O15). */
const SESSION_EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";

/** All calls about playlists: their lists, one playlist, its parts, and every change. */
const PLAYLIST_CALL =
  /^\/api\/(?:user_(?:all_)?playlists(?:_team)?|playlist_(?:links|notes)|room_(?:comments|clients))(?:\/|$)/;

/** Sharing by e-mail reports its own failure, whatever the status (specification §7, acceptance S112). */
const isSharing = ({ method, path }: SessionEnd) =>
  method === sharePlaylistEndpoint.method && path === sharePlaylistEndpoint.path;

interface SessionEndDeps {
  /** Leads to the sign-in page, which returns here; `remember` stores the state of this page. */
  goToSignIn: (remember: () => void) => void;
  /** `lang` is the language of the text if it is not the page's. */
  showExpired: (text: string, lang?: string) => void;
  /** The text for all other calls, in the page's language. */
  expired: string;
  /** Reports that a change was not made, because it belonged to an earlier session. */
  showOutdated: () => void;
}

/**
 * Returns the handler for the end of a session (specification §8): a toast, sign-out, the sign-in page. Calls that fail
 * together trigger it once.
 */
export function sessionEnd(deps: SessionEndDeps): (end: SessionEnd) => void {
  const { goToSignIn, showExpired, expired, showOutdated } = deps;
  let reported: { token: string | undefined; text: string | null } | null = null;
  return (end) => {
    const { method = "GET", path = "", token, remember = rememberReturnPage } = end;
    const now = readToken();
    // A late refusal: somebody has signed in since, or another tab has changed the password.
    if (token && now && token !== now) return method === "GET" ? undefined : showOutdated();
    const isOfPlaylists = PLAYLIST_CALL.test(path);
    const ownText = isOfPlaylists ? SESSION_EXPIRED : expired;
    const text = isSharing(end) ? null : ownText;
    const isOver = !useSession.getState().hasToken;
    // A refused profile may have ended the session without a message, or another call with its own; the message about
    // playlists is shown anyway.
    if (isOver && !(token && text === SESSION_EXPIRED)) return;
    const isReported = isOver && reported?.token === token;
    if (isReported && reported?.text === text) return;
    if (text) showExpired(text, isOfPlaylists ? "fr" : undefined);
    reported = { token, text };
    if (isReported) return;
    clearSession();
    goToSignIn(remember);
  };
}
