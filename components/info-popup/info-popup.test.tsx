import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { InfoPopup } from "./info-popup.tsx";

test("the sign opens its words, closes them again, and so do Escape and a press outside", async () => {
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
