import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { IconButton } from "./icon-button.tsx";

/** A counter that stops at two. */
function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <IconButton label="Up" disabled={step === 2} onClick={() => setStep(step + 1)} />
      <output>{step}</output>
    </>
  );
}

test("a button keeps the focus at the limit that its press reached, and goes no further", async () => {
  const user = userEvent.setup();
  render(<Steps />);
  await user.tab();
  await user.keyboard("{Enter}{Enter}");
  const button = screen.getByRole("button", { name: "Up" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).not.toHaveAttribute("disabled");
  expect(button).toHaveFocus();
  await user.keyboard("{Enter} ");
  expect(screen.getByRole("status")).toHaveTextContent("2");
});
