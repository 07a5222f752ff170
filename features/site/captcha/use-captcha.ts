"use client";

import { useCallback, useRef, useState } from "react";
import { captchaEndpoint } from "#/contract/captcha.ts";
import { call } from "#/lib/api/call.ts";
import { captchaTrouble } from "./captcha-trouble.ts";

export type CaptchaState = "idle" | "none" | "working" | "solved" | "failed";

/** The captcha of one form; pass it to `CaptchaField`, and `answer()` to the call that sends the form. */
export interface FormCaptcha {
  state: CaptchaState;
  /** Starts solving, unless it has already started. */
  start(): void;
  /**
   * Resolves with the value for `captcha`; undefined if no captcha is required. Each value is returned once.
   * Throws an `ApiError` with a violation of `captcha` on failure.
   */
  answer(): Promise<string | undefined>;
  /** Element in which an external service renders its own. */
  place: (element: HTMLElement | null) => void;
}

/** Solves this installation's captcha, starting with the first key typed. */
export function useCaptcha(): FormCaptcha {
  const [state, setState] = useState<CaptchaState>("idle");
  const solving = useRef<Promise<string | undefined>>(null);
  const element = useRef<HTMLElement | null>(null);
  const place = useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);

  const begin = useCallback((): Promise<string | undefined> => {
    if (solving.current) return solving.current;
    const begun = solve(element, setState);
    solving.current = begun;
    begun.then(
      (answer) => setState(answer === undefined ? "none" : "solved"),
      () => {
        setState("failed");
        if (solving.current === begun) solving.current = null;
      },
    );
    return begun;
  }, []);

  return {
    state,
    place,
    start: useCallback(() => void begin().catch(() => undefined), [begin]),
    answer: useCallback(async () => {
      try {
        const answer = await begin();
        // Valid once: the next attempt needs another.
        solving.current = null;
        return answer;
      } catch {
        throw captchaTrouble();
      }
    }, [begin]),
  };
}

async function solve(
  element: { readonly current: HTMLElement | null },
  setState: (state: CaptchaState) => void,
): Promise<string | undefined> {
  const { provider, siteKey } = await call(captchaEndpoint, {});
  if (provider === "none") return undefined;
  setState("working");
  if (provider === "altcha") return (await import("./solve-challenge.ts")).solvedChallenge();
  const { remoteAnswer } = await import("./remote-captcha.ts");
  if (!element.current) throw new Error("There is no place for the captcha");
  return remoteAnswer(provider, siteKey ?? "", element.current);
}
