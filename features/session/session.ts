import { signInEndpoint, signOutEndpoint } from "#/contract/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, readToken, storeToken } from "#/lib/api/token.ts";
import { askForProfile } from "./ask-for-profile.ts";
import { sendWaiting } from "./before-sign-out.ts";
import { loadPlaylists } from "./playlists.ts";
import { SIGNED_OUT, useSession } from "./store.ts";
import { tellTabs } from "./tabs.ts";

/** Milliseconds that signing out waits for the backend at most: the person is signed out here whatever it says. */
const LONGEST_GOODBYE = 1_500;

/** Clears token, profile, flag and playlists (specification §4). A refusal (401) is remembered as error. */
export function clearSession(cause?: unknown): void {
  clearToken();
  forgetPrivateAnswers();
  useSession.setState({ ...SIGNED_OUT, error: cause instanceof ApiError && cause.status === 401 });
}

/** Whoever signed in was recognised, but their profile could not be had: the session is closed here. */
export class NoProfileError extends Error {
  constructor(cause: unknown) {
    super("The profile could not be loaded.", { cause });
    this.name = "NoProfileError";
  }
}

/**
 * Signs in: token, then profile, then playlists (specification §4). Any failure of the first two clears the session
 * and is thrown: `ApiError` 401 for wrong credentials, `NoProfileError` for what came after good ones. Says whether
 * the password is known from a breach.
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  /** One-time code or recovery code, of who has a second factor. */
  code?: string;
}): Promise<{ isPasswordBreached: boolean }> {
  const answer = await enter(() => call(signInEndpoint, { body: credentials }));
  return { isPasswordBreached: answer.isPasswordBreached === true };
}

/** Signs in by whatever `ask` asks the backend with, and gives its answer; throws as `signIn` does. */
export async function enter<Answer extends { token: string }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await ask();
    takeToken(answer.token);
    // What serves a session comes meanwhile; it is one from the profile on, which is asked for here and nowhere else.
    useSession.setState({ wasSignedIn: true });
  } catch (error) {
    clearSession(error);
    throw error;
  }
  await loadProfile().catch((error: unknown) => {
    throw new NoProfileError(error);
  });
  tellTabs("in");
  return answer;
}

/**
 * Goes on with a token that the backend has just given. Its answer has set the cookie; of another backend of the
 * contract, or behind another host, the browser keeps the token itself.
 */
export function takeToken(token: string): void {
  if (readToken() !== token) storeToken(token);
}

/**
 * Fetches profile and playlists by the token of this browser; without one nothing is asked (acceptance S87). A failure
 * clears the session and is thrown; leaving the page or losing the line while the profile is on its way is no failure
 * (S86).
 */
export async function loadProfile(): Promise<void> {
  try {
    const user = await askForProfile();
    // Whoever signed out meanwhile, in another tab perhaps, stays signed out.
    if (!user || !readToken()) return clearSession();
    useSession.setState({ user, isAuthenticated: true, error: false, hasToken: true });
  } catch (error) {
    clearSession(error);
    throw error;
  }
  await loadPlaylists();
}

/** Signs out here and in the other tabs, and reloads the page (specification §2). */
export async function signOut(): Promise<void> {
  const token = readToken();
  if (token) {
    const told = sendWaiting()
      .then(() => call(signOutEndpoint, { token }))
      .catch(() => {});
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_GOODBYE))]);
  }
  clearSession();
  tellTabs("out");
  location.reload();
}
