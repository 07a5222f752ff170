import { FileVideo } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { FileButton } from "#/components/button/file-button.tsx";
import { closePicture, IMAGE, openPicture, placePicture, usePicture } from "./picture-store.ts";

/** Opens one of the listener's own films to play along, and moves its start, frame by frame or by number. */
export function PictureTools() {
  const t = useTranslations("panel");
  const { url, name, offset, refused } = usePicture();
  // The typed text, because a half-typed number is not a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) openPicture(file);
  };
  const remove = () => {
    closePicture();
    // The pressed button has disappeared.
    box.current?.querySelector("button")?.focus();
  };
  return (
    <section
      ref={box}
      aria-labelledby="picture-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col gap-3 px-5 py-5"
    >
      <h3 id="picture-title" className="text-label text-ink3">
        {t("picture")}
      </h3>
      {!url && <p className="text-small text-ink2">{t("pictureHint")}</p>}
      <div className="flex items-center gap-3">
        <FileButton
          label={t(url ? "pictureOther" : "pictureChoose")}
          accept="video/*"
          describedBy={`${id}-${refused === null ? "chosen" : "refused"}`}
          size={36}
          onFile={openPicture}
          className="shrink-0"
        >
          <FileVideo size={16} aria-hidden="true" />
        </FileButton>
        <p id={`${id}-chosen`} role="status" className="min-w-0 truncate text-body">
          {url && name}
        </p>
      </div>
      {refused !== null && (
        <p id={`${id}-refused`} role="alert" className="text-small text-error">
          {t("pictureRefused", { name: refused })}
        </p>
      )}
      {url && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Button kind="secondary" size={36} onClick={() => placePicture(offset - IMAGE)}>
              {t("earlier")}
            </Button>
            <Button kind="secondary" size={36} onClick={() => placePicture(offset + IMAGE)}>
              {t("later")}
            </Button>
            <Button kind="secondary" size={36} onClick={remove}>
              {t("pictureClose")}
            </Button>
          </div>
          <label className="flex items-center gap-2 text-small text-ink2">
            {t("offsetSeconds")}
            <input
              type="number"
              step={IMAGE}
              value={typed ?? offset}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                placePicture(currentTarget.valueAsNumber);
              }}
              onBlur={() => setTyped(null)}
              className="w-24 rounded-control border border-line2 bg-bg px-2 py-1 text-right text-body text-ink tabular-nums"
            />
          </label>
          <p role="status" className="text-small text-ink2">
            {t("offset", { seconds: offset })}
          </p>
        </>
      )}
    </section>
  );
}
