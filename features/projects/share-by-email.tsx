"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { isEmail } from "#/contract/email.ts";
import type { Id } from "#/contract/hydra.ts";
import { sharePlaylistEndpoint } from "#/contract/playlist-team.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { playlistQuery } from "./project-query.ts";

interface Row {
  key: number;
  email: string;
}

/** Renders the addresses that a playlist is shared with, one per row, the last row empty (acceptance S109–S113). */
export function ShareByEmail({
  id,
  emails,
  onTyped,
}: {
  id: Id;
  emails: readonly string[];
  /** Called with whether the rows differ from `emails`. */
  onTyped?: (isTyped: boolean) => void;
}) {
  const t = useTranslations("projects");
  const common = useTranslations("common");
  const nextKey = useRef(emails.length + 1);
  const [rows, setRows] = useState<Row[]>([...emails, ""].map((email, key) => ({ key, email })));
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const prefix = useId();

  const typed = rows.map(({ email }) => email.trim()).filter(Boolean);
  const isTyped = typed.join() !== emails.join();
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);

  const add = () => {
    const key = nextKey.current++;
    setRows((now) => [...now, { key, email: "" }]);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const filled = rows.filter(({ email }) => email.trim() !== "");
    const bad = filled.filter(({ email }) => !isEmail(email.trim())).map(({ key }) => key);
    setWrong(new Set(bad));
    if (bad.length > 0) {
      return form.current?.querySelector<HTMLElement>(`[data-key="${bad[0]}"]`)?.focus();
    }
    setBusy(true);
    const sharedWithList = filled.map(({ email }) => ({ email: email.trim() }));
    try {
      const body = { id, sharedWithList };
      await perform(() => call(sharePlaylistEndpoint, { params: { id }, body }), { silent: true });
      void browserQueryClient()?.invalidateQueries({ queryKey: playlistQuery(id).queryKey });
      showToast({ message: common("update"), status: "success" });
    } catch {
      showToast({ message: common("error"), status: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-3">
      <p className="text-body text-ink2">{t("emailHelp")}</p>
      <ul className="flex flex-col gap-2">
        {rows.map(({ key, email }, index) => (
          <li key={key} className="flex flex-col gap-1">
            <span className="flex items-center gap-1">
              <input
                type="email"
                data-key={key}
                value={email}
                onChange={(event) => {
                  const typed = event.target.value;
                  setRows((now) => now.map((row) => (row.key === key ? { key, email: typed } : row)));
                }}
                autoComplete="off"
                placeholder={t("emailExample")}
                aria-label={t("emailNumber", { number: index + 1 })}
                aria-invalid={wrong.has(key) || undefined}
                aria-describedby={wrong.has(key) ? `${prefix}${key}` : undefined}
                className="h-10 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-body placeholder:text-ink3 focus:border-ink aria-invalid:border-error max-md:h-11 max-md:text-[16px]"
              />
              {index < rows.length - 1 ? (
                <IconButton
                  label={t("removeEmail", { number: index + 1 })}
                  onClick={() => setRows((now) => now.filter((row) => row.key !== key))}
                >
                  <X aria-hidden="true" size={18} />
                </IconButton>
              ) : (
                <IconButton label={t("addEmail")} onClick={add}>
                  <Plus aria-hidden="true" size={18} />
                </IconButton>
              )}
            </span>
            {wrong.has(key) && (
              <p id={`${prefix}${key}`} role="alert" className="text-small font-semibold text-error">
                {common("parag8")}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        kind={isTyped ? "primary" : "secondary"}
        aria-disabled={isBusy || undefined}
        className="self-start max-md:h-11"
      >
        {t("share")}
      </Button>
    </form>
  );
}
