import type { Endpoint } from "#/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { readToken } from "./token.ts";

/** A private call was not made, or was refused, because nobody is signed in. Nothing more is to be shown. */
export class SignedOutError extends Error {
  constructor() {
    super("Nobody is signed in.");
    this.name = "SignedOutError";
  }
}

type PrivateCall = Pick<Endpoint, "method" | "path">;

/**
 * How it was noticed that a session is over: by which private call, if it was not noticed as something private was only
 * about to begin.
 */
export interface SessionEnd extends Partial<PrivateCall> {
  /** What the backend refused; without one there was no token any more. */
  token?: string;
  /** Keeps what is to be known of the page before it is left. */
  remember?: () => void;
}

type Listener = (end: SessionEnd) => void;

let listener: Listener | null = null;
/** Refused before there was a listener: it comes after the page, whose first calls may be private. */
const unheard: SessionEnd[] = [];

/** Has the end of a session told to `hear`, also one that was noticed before; null for nobody. */
export function hearSessionEnd(hear: Listener | null): void {
  listener = hear;
  if (hear) for (const end of unheard.splice(0)) hear(end);
}

/** Tells that a session is over. */
export function tellSessionEnd(end: SessionEnd): void {
  if (listener) listener(end);
  else if (end.token) unheard.push(end);
}

/**
 * Makes a private request with the token of this browser. When there is none nothing is sent (acceptance S89). Then, and
 * when it is refused (401), the session is over: that is told, and `SignedOutError` thrown.
 */
export async function withToken<T>(
  { method, path }: PrivateCall,
  request: (token: string) => Promise<T>,
): Promise<T> {
  const token = readToken();
  if (!token) {
    tellSessionEnd({ method, path });
    throw new SignedOutError();
  }
  try {
    return await request(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    tellSessionEnd({ method, path, token });
    throw new SignedOutError();
  }
}
