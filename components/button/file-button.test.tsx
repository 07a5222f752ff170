import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileButton } from "./file-button.tsx";

const button = (label: string, isBusy: boolean) => (
  <FileButton label={label} accept=".edl" isBusy={isBusy} onFile={() => {}} />
);

test("while a file is read its button keeps the focus and asks for no other", async () => {
  const user = userEvent.setup();
  const { rerender } = render(button("Choose a file", false));
  const asked = vi.fn();
  document.querySelector("input")?.addEventListener("click", asked);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(button("Reading", true));
  expect(screen.getByRole("button", { name: "Reading" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Reading" })).toBeEnabled();
  await user.keyboard("{Enter}");
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(button("Choose a file", false));
  await user.keyboard("{Enter}");
  expect(asked).toHaveBeenCalledTimes(2);
});
