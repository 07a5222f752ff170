import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";

const STOPS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/**
 * Renders the popup of a button, with `label` as its accessible name. A press outside, Escape, the button and Tab
 * past its end close it; focus moves in when it opens and back to the button when it closes. Load it lazily,
 * together with its content.
 */
export function ButtonPopover({
  label,
  button,
  onClose,
  leavesFocus,
  className,
  children,
}: {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Whether the chosen action moves the focus itself, so that it must not return to the button. */
  leavesFocus?: RefObject<boolean>;
  /** Width, padding and text. */
  className: string;
  children: ReactNode;
}) {
  const isLeft = useRef(false);
  const leaveAtEnd = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Tab") return;
    const stops = [...event.currentTarget.querySelectorAll(STOPS)];
    const end = stops.at(event.shiftKey ? 0 : -1);
    // The popup itself has the focus if it contains nothing focusable, or after a press on its text.
    const leavesPopup = event.target === event.currentTarget && (event.shiftKey || !end);
    if (event.target !== end && !leavesPopup) return;
    // Going forwards, the browser continues from the button to the element after it.
    if (event.shiftKey) event.preventDefault();
    isLeft.current = true;
    button.current?.focus();
    onClose();
  };
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // The button handles its own press: closing here as well would make it open the popup again.
        if (!open && !(event.target instanceof Node && button.current?.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={button}
          sideOffset={8}
          align="start"
          collisionPadding={16}
          positionMethod="fixed"
          className="z-40"
        >
          <Popover.Popup
            finalFocus={() => (leavesFocus?.current || isLeft.current ? false : button.current)}
            onKeyDown={leaveAtEnd}
            aria-label={label}
            className={`fade rounded-control border border-line2 bg-raised text-ink ${className}`}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
