import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { InfoPopup } from "./info-popup.tsx";

test("the button opens and closes the text; Escape and a press outside close it", async () => {
  const user = userEvent.setup();
  render(
    <>
      <InfoPopup label="What is this?">It is that.</InfoPopup>
      <p>Elsewhere</p>
    </>,
  );
  const sign = screen.getByRole("button", { name: "What is this?" });
  const closed = () => waitFor(() => expect(screen.queryByText("It is that.")).toBeNull());
  for (const close of [
    () => user.click(sign),
    () => user.keyboard("{Escape}"),
    () => user.click(screen.getByText("Elsewhere")),
  ]) {
    await user.click(sign);
    expect(await screen.findByRole("dialog", { name: "What is this?" })).toBeVisible();
    expect(sign).toHaveAttribute("aria-expanded", "true");
    await close();
    await closed();
  }
});

test.each(["{Tab}", "{Shift>}{Tab}{/Shift}"])(
  "%s leaves and closes a text without controls",
  async (keys) => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Before</button>
        <InfoPopup label="What is this?">It is that.</InfoPopup>
        <button type="button">After</button>
      </>,
    );
    const sign = screen.getByRole("button", { name: "What is this?" });
    await user.click(sign);
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByText("It is that.")).toBeNull());
    expect(keys === "{Tab}" ? screen.getByRole("button", { name: "After" }) : sign).toHaveFocus();
  },
);
