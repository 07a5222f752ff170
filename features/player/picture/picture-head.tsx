import { ChevronDown, ChevronUp, Minus, Plus, Scaling, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Place } from "./free-corner.ts";
import { closePicture } from "./picture-store.ts";
import {
  foldPictureWindow,
  resizePictureWindow,
  usePictureWindow,
  WINDOW_SIZES,
} from "./picture-window-store.ts";

/** CSS pixels that an arrow moves the window. */
const STEP = 24;
const BY_KEY: Record<string, Place> = {
  ArrowLeft: { left: -STEP, bottom: 0 },
  ArrowRight: { left: STEP, bottom: 0 },
  ArrowUp: { left: 0, bottom: STEP },
  ArrowDown: { left: 0, bottom: -STEP },
};

/** Title bar of the film's window: its name, for moving it, and its buttons. */
export function PictureHead({
  name,
  place,
  onMove,
  onTurn,
}: {
  name: string;
  place: Place | null;
  onMove: (place: Place) => void;
  /** Moves the window to the next corner. */
  onTurn: () => void;
}) {
  const t = useTranslations("panel");
  const { size, folded } = usePictureWindow();
  const held = useRef<{ x: number; y: number; place: Place } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key];
    if (!by || !place) return;
    event.preventDefault();
    onMove({ left: place.left + by.left, bottom: place.bottom + by.bottom });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!held.current) return;
    const { x, y, place: from } = held.current;
    onMove({ left: from.left + event.clientX - x, bottom: from.bottom - (event.clientY - y) });
  };
  const letGo = () => {
    held.current = null;
  };
  return (
    <div className="flex h-9 items-center">
      <button
        type="button"
        aria-roledescription={t("movable")}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          if (place) held.current = { x: event.clientX, y: event.clientY, place };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="h-9 min-w-0 flex-1 cursor-move touch-none truncate px-2 text-left text-ink2 text-small -outline-offset-2 max-md:hidden"
      >
        {name}
        <span className="sr-only"> {t("pictureMove")}</span>
      </button>
      <p className="min-w-0 flex-1 truncate px-4 text-ink2 text-small md:hidden">{name}</p>
      <IconButton label={t("pictureCorner")} onClick={onTurn} className="max-md:hidden">
        <Scaling size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("pictureSmaller")}
        disabled={folded || size === 0}
        onClick={() => resizePictureWindow(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("pictureLarger")}
        disabled={folded || size === WINDOW_SIZES.length - 1}
        onClick={() => resizePictureWindow(1)}
      >
        <Plus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t(folded ? "pictureUnfold" : "pictureFold")}
        aria-expanded={!folded}
        onClick={foldPictureWindow}
      >
        {folded ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
      </IconButton>
      <IconButton label={t("pictureClose")} onClick={close}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The window closes, so the focus moves to the field for another film, or to the button that opens that tool. */
function close(): void {
  closePicture();
  const next =
    document.querySelector<HTMLElement>("#panel-picture:not([hidden]) button") ??
    document.getElementById("player-panel-opener");
  next?.focus();
}
