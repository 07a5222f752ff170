import { useTranslations } from "next-intl";
import { type DragEvent, useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { closePicture, openPicture, placePicture, usePicture } from "./picture-store.ts";

/** An image of a film at 25 a second, seconds. */
const IMAGE = 0.04;

/** Takes a film of the listener's own to play along, and moves where it begins, image by image or by number. */
export function PictureTools() {
  const t = useTranslations("panel");
  const { url, name, offset, refused } = usePicture();
  // A number half typed is no number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const take = (file: File | undefined) => {
    if (file) openPicture(file);
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
            <Button kind="secondary" size={36} onClick={() => placePicture(offset - IMAGE)}>
              {t("earlier")}
            </Button>
            <Button kind="secondary" size={36} onClick={() => placePicture(offset + IMAGE)}>
              {t("later")}
            </Button>
            <Button kind="secondary" size={36} onClick={closePicture}>
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
