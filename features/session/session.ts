import { signInEndpoint, signOutEndpoint } from "#/contract/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, readToken, storeToken } from "#/lib/api/token.ts";
import { sendPending } from "./before-sign-out.ts";
import { fetchProfile } from "./fetch-profile.ts";
import { dropOwnDrafts } from "./own-drafts.ts";
import { loadPlaylists } from "./playlists.ts";
import { SIGNED_OUT, useSession } from "./store.ts";
import { notifyTabs } from "./tabs.ts";

/** Maximum wait for the backend on sign-out, in milliseconds: this browser signs out anyway. */
const SIGN_OUT_DEADLINE = 1_500;

/** Clears token, profile, flag and playlists (specification §4). A refusal (401) is remembered as error. */
export function clearSession(cause?: unknown): void {
  clearToken();
  forgetPrivateAnswers();
  useSession.setState({ ...SIGNED_OUT, error: cause instanceof ApiError && cause.status === 401 });
}

/** The credentials were right, but the profile could not be loaded: the session is closed here. */
export class NoProfileError extends Error {
  constructor(cause: unknown) {
    super("The profile could not be loaded.", { cause });
    this.name = "NoProfileError";
  }
}

/**
 * Signs in: token, then profile, then playlists (specification §4). A failure of the first two clears the session and
 * is thrown: `ApiError` 401 for wrong credentials, `NoProfileError` for failures after right ones. Returns whether the
 * password is known from a breach.
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  /** One-time code or recovery code, for a user with a second factor. */
  code?: string;
}): Promise<{ isPasswordBreached: boolean }> {
  const answer = await signInBy(() => call(signInEndpoint, { body: credentials }));
  return { isPasswordBreached: answer.isPasswordBreached === true };
}

/** Signs in with the request that `ask` makes, and returns its answer; throws as `signIn` does. */
export async function signInBy<Answer extends { token: string }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await ask();
    acceptToken(answer.token);
    // The session's code loads meanwhile; the session counts once the profile is here, which only this function
    // requests.
    useSession.setState({ wasSignedIn: true });
  } catch (error) {
    clearSession(error);
    throw error;
  }
  await loadProfile().catch((error: unknown) => {
    throw new NoProfileError(error);
  });
  notifyTabs("in");
  return answer;
}

/**
 * Continues with a token that the backend has just issued. Its answer has set the cookie; with another backend of the
 * contract, or behind another host, the browser stores the token itself.
 */
export function acceptToken(token: string): void {
  if (readToken() !== token) storeToken(token);
}

/**
 * Loads the profile and playlists for this browser's token; without a token it sends nothing (acceptance S87). A
 * failure clears the session and is thrown; leaving the page or losing the network during the request is not a failure
 * (S86).
 */
export async function loadProfile(): Promise<void> {
  try {
    const user = await fetchProfile();
    // A person who signed out meanwhile, perhaps in another tab, stays signed out.
    if (!user || !readToken()) return clearSession();
    useSession.setState({ user, isAuthenticated: true, error: false, hasToken: true });
  } catch (error) {
    clearSession(error);
    throw error;
  }
  await loadPlaylists();
}

/** Signs out, deletes the person's drafts, here and in the other tabs, and reloads the page (specification §2). */
export async function signOut(): Promise<void> {
  const token = readToken();
  // A call that is refused meanwhile clears the session.
  const { user } = useSession.getState();
  if (token) {
    const sent = sendPending()
      .then(() => call(signOutEndpoint, { token }))
      .catch(() => {});
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_DEADLINE))]);
  }
  if (user) dropOwnDrafts(user.id);
  clearSession();
  notifyTabs("out");
  location.reload();
}
