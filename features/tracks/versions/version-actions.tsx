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
import { useAddToQueue } from "#/features/tracks/acting/use-add-to-queue.ts";
import { useTrackActions } from "#/features/tracks/acting/use-track-actions.ts";
import rowStyles from "#/features/tracks/row-parts/track-row.module.css";
import { VersionMenu } from "./version-menu.tsx";

/** Actions in a version's row. Their dialogs open above the versions, which stay open for further actions. */
const OFFERED = ["project", "cart", "download"] as const;

/**
 * Renders the buttons that add one version, or the full mix, to a project, the cart or the queue, or download it;
 * in narrow rows all but the project are in a menu.
 */
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
  const offered = OFFERED.flatMap((key) => {
    const action = actions.find((one) => one.key === key);
    if (!action) return [];
    if (key === "cart") return [action];
    return [
      { ...action, act: () => gate(() => setOpened(key), { purpose: key, subject: name, track: item }) },
    ];
  });
  const queueing = { key: "queue", Sign: ListEnd, label: t("queue", { name }), act: () => addToQueue?.() };
  return (
    <div className={`${rowStyles.actions} ${className}`}>
      {offered.map(({ key, Sign, label, isOn, isBusy, act }) => (
        <IconButton
          key={key}
          label={label}
          aria-haspopup={key === "cart" ? undefined : "dialog"}
          aria-busy={isBusy || undefined}
          data-on={isOn}
          data-lasting={key === "project" || undefined}
          onClick={act}
          className={key === "project" ? "" : rowStyles.action}
        >
          <Sign aria-hidden="true" size={18} strokeWidth={isOn ? 2.5 : 1.75} />
        </IconButton>
      ))}
      <IconButton data-enqueue label={queueing.label} onClick={queueing.act} className={rowStyles.action}>
        <ListEnd aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <VersionMenu
        label={t("actions", { name })}
        className={rowStyles.more}
        entries={[...offered.filter(({ key }) => key !== "project"), queueing]}
      />
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
