import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { IconButton } from "./icon-button.tsx";

/** A counter that stops at two. */
function Steps({ limit }: { limit: "disabled" | "aria-disabled" }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <IconButton label="Up" {...{ [limit]: step === 2 }} onClick={() => setStep(step + 1)} />
      <output>{step}</output>
    </>
  );
}

test.each(["disabled", "aria-disabled"] as const)(
  "a button keeps the focus at the limit that its press reached, and goes no further (%s)",
  async (limit) => {
    const user = userEvent.setup();
    render(<Steps limit={limit} />);
    await user.tab();
    await user.keyboard("{Enter}{Enter}");
    const button = screen.getByRole("button", { name: "Up" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).not.toHaveAttribute("disabled");
    expect(button).toHaveFocus();
    await user.keyboard("{Enter} ");
    expect(screen.getByRole("status")).toHaveTextContent("2");
  },
);
