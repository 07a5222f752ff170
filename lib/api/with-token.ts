import { ApiError } from "./api-error.ts";
import { readToken } from "./token.ts";

/** A private call was not made, or was refused, because nobody is signed in. Nothing more is to be shown. */
export class SignedOutError extends Error {
  constructor() {
    super("Nobody is signed in.");
    this.name = "SignedOutError";
  }
}

/**
 * Told that a private call of `path` found no living token; `remember` keeps what is to be known of the page should it
 * be left. Gives a fresh one when the person signed in again, null when the session is over.
 */
export type TokenKeeper = (path: string, remember?: () => void) => Promise<string | null>;

let keeper: TokenKeeper | null = null;

/** Sets who is asked for a token when there is none; null for nobody. */
export function keepTokens(next: TokenKeeper | null): void {
  keeper = next;
}

/**
 * Asks the keeper for a living token before something private is begun; null when the session is over, which the
 * keeper has told, or when there is no keeper.
 */
export async function livingToken(remember: () => void): Promise<string | null> {
  return (await keeper?.("", remember)) ?? null;
}

async function askForToken(path: string): Promise<string> {
  const token = await keeper?.(path);
  if (!token) throw new SignedOutError();
  return token;
}

/**
 * Makes a private request with the token of this browser. When there is none, or it is refused (401), the keeper is
 * asked for another, once; without one nothing is sent (acceptance S89) and it throws `SignedOutError`.
 */
export async function withToken<T>(path: string, request: (token: string) => Promise<T>): Promise<T> {
  const token = readToken();
  if (!token) return request(await askForToken(path));
  try {
    return await request(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !keeper) throw error;
    return request(await askForToken(path));
  }
}
