import type { Endpoint } from "#/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { readToken } from "./token.ts";

/** A private call was not made, or was refused, because nobody is signed in. The person sees nothing more. */
export class SignedOutError extends Error {
  constructor() {
    super("Nobody is signed in.");
    this.name = "SignedOutError";
  }
}

type PrivateCall = Pick<Endpoint, "method" | "path">;

/** How the end of a session was noticed: the private call, or none if a private action was about to start. */
export interface SessionEnd extends Partial<PrivateCall> {
  /** The refused token; absent when there was none any more. */
  token?: string;
  /** Stores the state of the page before it is left. */
  remember?: () => void;
}

type Listener = (end: SessionEnd) => void;

let listener: Listener | null = null;
/** Ends that came before the listener, which loads after the page and its first private calls. */
const unreported: SessionEnd[] = [];

/** Sets the listener for the end of a session, which also receives earlier ends; null removes it. */
export function setSessionEndListener(hear: Listener | null): void {
  listener = hear;
  if (hear) for (const end of unreported.splice(0)) hear(end);
}

/** Reports that a session is over. */
export function reportSessionEnd(end: SessionEnd): void {
  if (listener) listener(end);
  else if (end.token) unreported.push(end);
}

/**
 * Makes a private request with the token of this browser. Without a token it sends nothing (acceptance S89). In that
 * case, and on a refusal (401), it reports the end of the session and throws `SignedOutError`.
 */
export async function withToken<T>(
  { method, path }: PrivateCall,
  request: (token: string) => Promise<T>,
): Promise<T> {
  const token = readToken();
  if (!token) {
    reportSessionEnd({ method, path });
    throw new SignedOutError();
  }
  try {
    return await request(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    reportSessionEnd({ method, path, token });
    throw new SignedOutError();
  }
}
