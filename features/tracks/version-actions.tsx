import { ListEnd } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { LazyDownloadDialog } from "#/features/downloads/lazy-download-dialog.tsx";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { LazyProjectDialog } from "#/features/projects/lazy-project-dialog.tsx";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";
import { useAddToQueue } from "./use-add-to-queue.ts";
import { useTrackActions } from "./use-track-actions.ts";

/** What a row of the versions offers; its dialogs open inside that of the versions, which stays, so that others can follow. */
const OFFERED = ["project", "cart", "download"] as const;

/** Puts one version, or the full mix, into a project, the cart or the queue, or downloads it. */
export function VersionActions({ playable, className = "" }: { playable: Playable; className?: string }) {
  const t = useTranslations("track");
  const gate = useSignInGate();
  const versionLabel = useVersionLabel();
  const name = useSoundName()(playable);
  const addToQueue = useAddToQueue(playable);
  const [opened, setOpened] = useState<"project" | "download" | null>(null);
  const { id, versionId, version } = playable;
  const item = {
    id,
    name: playable.name,
    trackVersion: versionId !== null && version ? { id: versionId, version } : undefined,
  };
  const actions = useTrackActions(item);
  const close = () => setOpened(null);
  return (
    <div className={`flex ${className}`}>
      {OFFERED.map((offered) => {
        const action = actions.find(({ key }) => key === offered);
        if (!action) return null;
        const { Sign, label, isOn, isBusy, act } = action;
        return (
          <IconButton
            key={offered}
            label={label}
            aria-haspopup={offered === "cart" ? undefined : "dialog"}
            aria-busy={isBusy || undefined}
            onClick={
              offered === "cart"
                ? act
                : () => gate(() => setOpened(offered), { purpose: offered, subject: name })
            }
            className="aria-busy:opacity-50"
          >
            <Sign aria-hidden="true" size={18} strokeWidth={isOn ? 2.5 : 1.75} />
          </IconButton>
        );
      })}
      <IconButton label={t("queue", { name })} onClick={addToQueue}>
        <ListEnd aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      {opened === "project" && <LazyProjectDialog track={item} onClose={close} />}
      {opened === "download" && (
        <LazyDownloadDialog
          target={{
            kind: "track",
            id,
            name: playable.name,
            ...(item.trackVersion && {
              version: { id: item.trackVersion.id, label: versionLabel(item.trackVersion.version) },
            }),
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
