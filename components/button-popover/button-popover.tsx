import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";

const STOPS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/**
 * What a button opens beside itself, told as `label`. A press outside, Escape, the button and Tab past its end close it; focus
 * goes in when it opens and back to the button when it closes. Load it lazily, with what it shows.
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
  /** Whether what was chosen takes the focus itself, so that it is not to go back to the button. */
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
    // The popup itself has the focus where it has nothing to stop at, and where its words were pressed.
    const leavesPopup = event.target === event.currentTarget && (event.shiftKey || !end);
    if (event.target !== end && !leavesPopup) return;
    // Forwards the browser goes on from the button, to what stands after it.
    if (event.shiftKey) event.preventDefault();
    isLeft.current = true;
    button.current?.focus();
    onClose();
  };
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
