import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";
import type { Sending } from "./sent-files.ts";

const ACCEPTED =
  "audio/*,video/mp4,video/webm,video/quicktime,.mp3,.wav,.aif,.aiff,.flac,.ogg,.m4a,.mp4,.mov,.webm";

/** Accepts a sound or a film, chosen or dropped; shows the progress of the upload, with a button to stop it. */
export function DropZone({
  sending,
  isGone,
  onFile,
  onCancel,
}: {
  sending: Sending | null;
  /** Whether the file in the address is no longer available. */
  isGone: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
}) {
  const t = useTranslations("similarity");
  const { isOver, dropHandlers } = useFileDrop(onFile);
  const help = useId();
  const zone = useRef<HTMLDivElement>(null);
  const underWay = sending !== null && sending.fault === null;
  const before = useRef(underWay);
  useEffect(() => {
    // The pressed button was replaced by the other one: without this the focus would be lost.
    if (before.current !== underWay && document.activeElement === document.body)
      zone.current?.querySelector("button")?.focus();
    before.current = underWay;
  }, [underWay]);
  if (sending && underWay) {
    const percent = Math.round(sending.share * 100);
    return (
      <div ref={zone} className="border border-line2 p-5">
        <p className="truncate font-semibold text-body">{sending.name}</p>
        <progress
          aria-label={t("sending")}
          value={percent}
          max={100}
          className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-control bg-line2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line2 [&::-webkit-progress-value]:bg-ink"
        />
        <p aria-live="polite" className="mt-2 text-ink2 text-small">
          {percent < 100 ? t("sent", { percent }) : t("listening")}
        </p>
        <Button kind="secondary" size={36} onClick={onCancel} className="mt-3">
          {t("cancel")}
        </Button>
      </div>
    );
  }
  return (
    <div
      ref={zone}
      {...dropHandlers}
      className={`border border-dashed p-5 ${isOver ? "border-ink bg-hover" : "border-line2"}`}
    >
      <FileButton label={t("chooseFile")} accept={ACCEPTED} describedBy={help} onFile={onFile}>
        <Upload aria-hidden="true" size={16} />
      </FileButton>
      <p id={help} className="mt-3 text-ink2 text-small">
        {t("fileHelp")}
      </p>
      {isGone && !sending && (
        <p role="status" className="mt-3 font-semibold text-body">
          {t("sentGone")}
        </p>
      )}
      {sending?.fault && (
        <p role="alert" className="mt-3 font-semibold text-body text-tension-ink">
          {t(`errors.${sending.fault}`)}
        </p>
      )}
    </div>
  );
}
