"use client";

import { FileAudio } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { cancelProgramme, hearProgramme } from "./hear-programme.ts";
import { silence } from "./listening/hear-use.ts";
import { type Stage, useProgramme } from "./programme-store.ts";

const ACCEPTED = "audio/*,video/*,.mp4,.m4v,.mov,.mkv,.webm,.mp3,.wav,.flac,.ogg,.opus,.m4a,.aac";

/** Renders the place to drop or choose a finished programme, with its progress and errors. */
export function ProgrammeDrop() {
  const t = useTranslations("programme");
  const lang = useLocale();
  const router = useRouter();
  const file = useProgramme((state) => state.file);
  const stage = useProgramme((state) => state.stage);
  const { isOver, dropHandlers } = useFileDrop(hear);
  const isUnderWay = stage.name === "reading" || stage.name === "searching";

  function hear(chosen: File) {
    silence();
    const here = hrefPath("/user/projects/programme", lang);
    void hearProgramme(chosen, (count) => {
      if (location.pathname === here) return;
      const action = { label: t("see"), run: () => router.push(here) };
      showToast({ message: t("over", { name: chosen.name, count }), status: "success", action });
    });
  }

  return (
    <section
      aria-label={t("drop")}
      {...dropHandlers}
      className={`border border-dashed px-5 py-6 ${isOver ? "border-ink bg-hover" : "border-line2"}`}
    >
      {isUnderWay && file ? (
        <>
          <p className="font-semibold text-body wrap-anywhere">{file.name}</p>
          <Progress stage={stage} />
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button kind="secondary" onClick={cancelProgramme} className="max-md:h-11">
              {t("stop")}
            </Button>
            <p className="text-ink2 text-small">{t("goesOn")}</p>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <FileButton
            label={t(stage.name === "done" ? "chooseOther" : "choose")}
            accept={ACCEPTED}
            onFile={hear}
            className="max-md:h-11"
          >
            <FileAudio aria-hidden="true" size={17} />
          </FileButton>
          <p className="min-w-[24ch] flex-1 text-ink2 text-small">{t("formats")}</p>
        </div>
      )}
      {/* Rendered before there is an error, because not every screen reader announces a region that is inserted with its text. */}
      <div role="alert">
        {stage.name === "failed" && (
          <p className="mt-4 max-w-[72ch] font-semibold text-body text-error">{t(`fault.${stage.fault}`)}</p>
        )}
      </div>
      {stage.name === "failed" && file && RETRYABLE.has(stage.fault) && (
        <Button kind="secondary" size={36} onClick={() => hear(file)} className="mt-3 max-md:h-11">
          {t("retry")}
        </Button>
      )}
    </section>
  );
}

/** Temporary errors: the same file may work if tried again. */
const RETRYABLE = new Set(["busy", "tooMany", "lost", "failed"]);

function Progress({ stage }: { stage: Stage }) {
  const t = useTranslations("programme");
  const isReading = stage.name === "reading";
  const percent = isReading && stage.share !== null ? Math.floor(stage.share * 100) : null;
  const left = isReading && stage.left !== null ? Math.ceil(stage.left) : null;
  const seconds = isReading ? stage.seconds : 0;
  return (
    <>
      <progress
        aria-label={t("reading")}
        value={percent ?? undefined}
        max={100}
        className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-control bg-line2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line2 [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-2 text-ink2 text-small tabular-nums">
        {isReading
          ? [
              percent === null
                ? t("readSoFar", { minutes: Math.floor(seconds / 60) })
                : t("read", { percent }),
              left !== null && t("left", { minutes: Math.floor(left / 60), seconds: left % 60 }),
            ]
              .filter(Boolean)
              .join(", ")
          : t("searching")}
      </p>
      {/* Updated only every ten per cent, because continuous announcements are useless. */}
      <p role="status" className="sr-only">
        {isReading
          ? percent !== null && t("read", { percent: Math.floor(percent / 10) * 10 })
          : t("searching")}
      </p>
    </>
  );
}
