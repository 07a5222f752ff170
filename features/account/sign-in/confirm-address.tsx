"use client";

import { useState } from "react";
import type { User } from "#/contract/user.ts";
import { CodeForm } from "./code-form.tsx";
import { SendCode } from "./send-code.tsx";

/** Confirms an address: mails a code on request (`justSent`: already sent) and checks the entered one. */
export function ConfirmAddress({
  user,
  justSent = false,
  onDone,
}: {
  user: User;
  justSent?: boolean;
  onDone?: () => void;
}) {
  const [isSent, setSent] = useState(justSent);
  return (
    <div className="flex flex-col gap-4">
      {isSent && <CodeForm user={user} onDone={onDone} />}
      <SendCode user={user} justSent={justSent} onSent={() => setSent(true)} />
    </div>
  );
}
