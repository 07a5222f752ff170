import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { ButtonPopover } from "./button-popover.tsx";

function Menu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={button} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <ButtonPopover label="Menu" button={button} onClose={() => setOpen(false)} className="">
          <button type="button" tabIndex={-1}>
            Skipped
          </button>
          <button type="button">First</button>
          <button type="button">Last</button>
          <button type="button" disabled>
            Disabled
          </button>
        </ButtonPopover>
      )}
      <button type="button">After</button>
    </>
  );
}

test.each([
  ["Last", "{Tab}", "After"],
  ["First", "{Shift>}{Tab}{/Shift}", "Open"],
])("from %s, %s closes the popup, whatever it contains", async (from, keys, to) => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
  );
  screen.getByRole("button", { name: from }).focus();
  await user.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: to })).toHaveFocus();
});
