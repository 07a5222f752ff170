"use client";

import { useMutation } from "@tanstack/react-query";
import { Ear } from "lucide-react";
import { useTranslations } from "next-intl";
import type { DragEvent } from "react";
import { FileButton } from "#/components/button/file-button.tsx";
import { type HeardFile, recognise } from "./find-music.ts";

const ACCEPTED_FILES = "audio/*,.wav,.mp3,.flac,.ogg,.m4a,.aif,.aiff";

/** Recognises a clip by its own sound file. The props `dropped` make its row accept a dropped file. */
export function useEar(onHeard: (heard: HeardFile) => void) {
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: (file: File) => recognise(file, new AbortController().signal),
    onSuccess: onHeard,
    // The button shows the error itself.
    meta: { silent: true },
  });
  const dropped = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      mutate(file);
    },
  };
  return { listen: mutate, isListening: isPending, hasFailed: isError, heard: data, dropped };
}

/** Renders a button to choose the clip's sound file, with the state of the recognition. */
export function EarButton({ ear }: { ear: ReturnType<typeof useEar> }) {
  const t = useTranslations("cueSheet.catalogue");
  const { listen, isListening, hasFailed, heard } = ear;
  return (
    <>
      <FileButton
        label={t(isListening ? "listening" : "byEar")}
        accept={ACCEPTED_FILES}
        size={36}
        isBusy={isListening}
        onFile={listen}
      >
        <Ear aria-hidden="true" size={16} />
      </FileButton>
      <span role="status" className={hasFailed ? "text-small text-error" : "text-ink2 text-small"}>
        {hasFailed ? t("unheard") : heard && !isListening ? t("heard", { count: heard.offers.length }) : ""}
      </span>
    </>
  );
}
