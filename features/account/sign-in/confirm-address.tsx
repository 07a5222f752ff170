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
  const [requests, setRequests] = useState(0);
  return (
    <div className="flex flex-col gap-4">
      {(justSent || requests > 0) && (
        // Each new code has an empty field, with the focus: the button that requested it is disabled for a minute.
        <CodeForm key={requests} user={user} onDone={onDone} takesFocus={requests > 0} />
      )}
      <SendCode user={user} justSent={justSent} onSent={() => setRequests(requests + 1)} />
    </div>
  );
}
