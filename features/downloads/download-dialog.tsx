"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import type { DownloadFormat } from "#/contract/download.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { type Progress, saveFile } from "#/lib/api/fetch-file.ts";
import { perform } from "#/lib/api/query-client.tsx";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { downloadFile } from "./download-file.ts";
import type { DownloadTarget } from "./download-store.ts";
import { offerQuery } from "./offer-query.ts";
import { useBytes } from "./use-bytes.ts";

/** Milliseconds from the end of a download until the dialog closes (specification §9). */
const CLOSE_AFTER = 500;

type Stage = { name: "asking" } | { name: "coming"; progress: Progress } | { name: "done" };

/** Renders format, size and progress of a download; closes by itself once the file is complete (acceptance S117). */
export function DownloadDialog({ target, onClose }: { target: DownloadTarget; onClose: () => void }) {
  const t = useTranslations("downloads");
  const lang = useLocale();
  const bytes = useBytes();
  const [format, setFormat] = useState<DownloadFormat>("mp3");
  const [stage, setStage] = useState<Stage>({ name: "asking" });
  const { data: offer } = useQuery(offerQuery(target, lang));
  const aborter = useRef(new AbortController());
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const { current } = aborter;
    return () => current.abort();
  }, []);
  useEffect(() => {
    if (stage.name !== "done") return;
    const closing = setTimeout(() => close.current(), CLOSE_AFTER);
    return () => clearTimeout(closing);
  }, [stage.name]);

  async function start() {
    if (stage.name !== "asking") return;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setStage({ name: "coming", progress: { loaded: 0, total: null } });
    const onProgress = (progress: Progress) => setStage({ name: "coming", progress });
    try {
      saveFile(
        await perform(() => downloadFile(target, { format, lang, onProgress, signal }), { silent: true }),
      );
      setStage({ name: "done" });
    } catch (error) {
      if (signal.aborted) return;
      setStage({ name: "asking" });
      // The specification's own words (§8); an expired session and a missing response have other messages.
      if (error instanceof ApiError) {
        showToast({ message: t("failed", { status: error.status }), status: "error" });
      }
    }
  }

  const formats = offer?.formats ?? [{ format: "mp3" as const, files: offer?.files ?? 1, bytes: null }];
  const title =
    target.kind === "cart" ? (
      t("cartTitle")
    ) : (
      <MarkedPart
        text={t("title", { name: target.name })}
        part={target.name}
        lang={target.kind === "track" ? target.nameLang : null}
      />
    );
  const isZip = target.kind !== "track";

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t("close")}>
      {target.kind === "track" && target.version && (
        <p className="text-body text-ink2">{target.version.label}</p>
      )}
      <fieldset disabled={stage.name !== "asking"} className="flex flex-col border-t-2 border-ink">
        <legend className="sr-only">{t("format")}</legend>
        {formats.map((one) => (
          <label
            key={one.format}
            className="flex h-12 items-center gap-3 border-b border-line text-body has-checked:font-semibold"
          >
            <input
              type="radio"
              name="format"
              value={one.format}
              checked={format === one.format}
              onChange={() => setFormat(one.format)}
              className="size-4"
            />
            <span className="flex-1">{t(one.format === "wav" ? "wav" : "mp3")}</span>
            <span className="text-small font-normal text-ink3">
              {[
                isZip && offer ? t("files", { count: one.files, total: offer.files }) : "",
                one.bytes === null ? "" : bytes(one.bytes),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-small text-ink2">{t(isZip ? "insideZip" : "inside")}</p>
      {/* Rendered before it has any text, because not every screen reader announces a region that is inserted with its text. */}
      <p role="status" className="sr-only">
        {stage.name === "coming" && t("preparing")}
        {stage.name === "done" && t("done")}
      </p>
      {stage.name === "asking" ? (
        <Button onClick={start} className="self-start max-md:h-11">
          <Download aria-hidden="true" size={16} />
          {t("start")}
        </Button>
      ) : (
        <Coming stage={stage} />
      )}
    </Dialog>
  );
}

function Coming({ stage }: { stage: Exclude<Stage, { name: "asking" }> }) {
  const t = useTranslations("downloads");
  const bytes = useBytes();
  const isDone = stage.name === "done";
  const { loaded, total } = stage.name === "coming" ? stage.progress : { loaded: 1, total: 1 };
  const text = isDone
    ? t("done")
    : loaded === 0
      ? t("preparing")
      : total === null
        ? t("loaded", { loaded: bytes(loaded) })
        : t("loadedOf", { loaded: bytes(loaded), total: bytes(total) });
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label={t("progress")}
        {...(total !== null && { max: total, value: loaded })}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-control bg-sunken [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink"
      />
      <p aria-hidden="true" className="text-small text-ink2">
        {text}
      </p>
    </div>
  );
}
