"use client";

import { useEffect } from "react";
import type { CaptchaProvider } from "#/contract/captcha.ts";
import { atIdle } from "#/lib/at-idle.ts";
import { loadCaptchaScript } from "./captcha-script.ts";

/**
 * Loads the script of the captcha at start (specification §2, acceptance S26), so that a form has it at once. Nobody waits
 * for it, and a failure is nobody's trouble: the form asks again.
 */
export function CaptchaAtStart({ provider }: { provider: CaptchaProvider }) {
  useEffect(() => atIdle(() => void loadCaptchaScript(provider).catch(() => {})), [provider]);
  return null;
}
