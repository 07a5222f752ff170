"use client";

import { useEffect } from "react";
import type { CaptchaProvider } from "#/contract/captcha.ts";
import { atIdle } from "#/lib/at-idle.ts";
import { loadCaptchaScript } from "./captcha-script.ts";

/**
 * Loads the captcha script at start (specification §2, acceptance S26), so that a form has it at once. Nothing
 * waits for it, and a failure is ignored: the form loads it again.
 */
export function CaptchaAtStart({ provider }: { provider: CaptchaProvider }) {
  useEffect(() => atIdle(() => void loadCaptchaScript(provider).catch(() => {})), [provider]);
  return null;
}
