import { useTranslations } from "next-intl";
import { type DragEvent, useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { closePicture, openPicture, shiftPicture, usePicture } from "./picture-store.ts";

/** Takes a film of the listener's own to play along, and moves where it begins. */
export function PictureTools() {
  const t = useTranslations("panel");
  const { url, name, offset } = usePicture();
  const [refused, setRefused] = useState(false);
  const id = useId();
  const take = (file: File | undefined) => {
    if (file) setRefused(!openPicture(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-labelledby="picture-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col gap-3 border-line border-t px-5 py-5"
    >
      <h3 id="picture-title" className="text-label text-ink3">
        {t("picture")}
      </h3>
      {url ? (
        <>
          <p className="truncate text-body">{name}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button kind="secondary" size={36} onClick={() => shiftPicture(-0.1)}>
              {t("earlier")}
            </Button>
            <Button kind="secondary" size={36} onClick={() => shiftPicture(0.1)}>
              {t("later")}
            </Button>
            <Button kind="secondary" size={36} onClick={closePicture}>
              {t("pictureClose")}
            </Button>
          </div>
          <p role="status" className="text-small text-ink2">
            {t("offset", { seconds: offset })}
          </p>
        </>
      ) : (
        <>
          <p className="text-small text-ink2">{t("pictureHint")}</p>
          <label htmlFor={id} className="self-start text-body font-semibold">
            {t("pictureChoose")}
          </label>
          <input
            id={id}
            type="file"
            accept="video/*"
            aria-describedby={refused ? `${id}-error` : undefined}
            aria-invalid={refused}
            onChange={(event) => take(event.currentTarget.files?.[0])}
            className="max-w-full text-small"
          />
          {refused && (
            <p id={`${id}-error`} role="alert" className="text-small text-error">
              {t("pictureRefused")}
            </p>
          )}
        </>
      )}
    </section>
  );
}
