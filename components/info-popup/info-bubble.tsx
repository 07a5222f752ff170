import type { RefObject } from "react";
import { ButtonPopover } from "../button-popover/button-popover.tsx";

/** Renders the text of an `InfoPopup`, beside its button. Load it lazily. */
export function InfoBubble({
  children,
  ...popover
}: {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: string;
}) {
  return (
    <ButtonPopover {...popover} className="w-72 p-4 text-body">
      <p>{children}</p>
    </ButtonPopover>
  );
}
