import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";

/** The words of an `InfoPopup`, beside its button. Load it lazily. */
export function InfoBubble({
  label,
  button,
  onClose,
  children,
}: {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: string;
}) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // The button answers its own press: closed here as well, it would open again.
        if (!open && !(event.target instanceof Node && button.current?.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={button}
          sideOffset={8}
          align="start"
          collisionPadding={16}
          className="z-40"
        >
          <Popover.Popup
            finalFocus={button}
            aria-label={label}
            className="fade w-72 rounded-control border border-line2 bg-raised p-4 text-body text-ink"
          >
            <p>{children}</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
