"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { type AccessToken, revokeAccessTokenEndpoint } from "#/contract/access-token.ts";
import { call } from "#/lib/api/call.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { accessTokensQuery } from "./access-tokens-query.ts";
import { NewAccessToken } from "./new-access-token.tsx";
import { NotLoaded } from "./not-loaded.tsx";

/** Access tokens for the person's own programs: creation, a single display, revocation. */
export function AccessTokens() {
  const t = useTranslations("accessTokens");
  const queries = useQueryClient();
  const { data: tokens, isError, refetch } = useQuery(accessTokensQuery);
  const [isMaking, setMaking] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: accessTokensQuery.queryKey });
  const revoke = useMutation({
    mutationFn: (id: number) => call(revokeAccessTokenEndpoint, { params: { id } }),
    onSuccess: () => showToast({ message: t("revoked"), status: "success" }),
    onSettled: renew,
  });

  if (isError) return <NotLoaded text={t("failed")} retry={t("retry")} onRetry={() => refetch()} />;
  if (!tokens) return <div aria-label={t("loading")} role="status" className="skeleton h-16 bg-sunken" />;
  return (
    <div className="flex flex-col gap-5">
      {tokens.length > 0 ? (
        <ul className="border-t border-ink">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => revoke.mutate(token.id)} />
          ))}
        </ul>
      ) : (
        <p className="text-body text-ink2">{t("none")}</p>
      )}
      {isMaking ? (
        <NewAccessToken onMade={renew} onDone={() => setMaking(false)} />
      ) : (
        <Button kind="secondary" onClick={() => setMaking(true)} className="self-start">
          {t("make")}
        </Button>
      )}
    </div>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useTranslations("accessTokens");
  const dates = useDates();
  const { name, hint, scopes, expiresAt, isExpired, lastUsedAt } = token;
  const day = (instant: string) => dates.dateTime(new Date(instant), { dateStyle: "medium" });
  const facts = [
    t("ending", { hint }),
    t(isExpired ? "ended" : "until", { when: day(expiresAt) }),
    lastUsedAt ? t("used", { when: day(lastUsedAt) }) : t("neverUsed"),
  ];
  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-line py-2">
      <KeyRound aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-ink2" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-row">{name}</p>
        <p className="text-small text-ink2">{facts.join(" · ")}</p>
        <p className="text-small text-ink2">{scopes.map((scope) => t(`scopes.${scope}`)).join(" · ")}</p>
      </div>
      <Button kind="secondary" size={36} aria-label={t("revokeOf", { name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
