import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { NETWORK_NAMES, NetworkButton } from "./network-button.tsx";

const url = "https://sillon.example/fr/album/a?b=c&d=é#e";
const title = "L’été & « l’hiver » 100 % #1?";
/** Networks that read the title from the page itself. */
const WITHOUT_TITLE = ["facebook"];

test("fourteen networks are known", () => {
  expect(NETWORK_NAMES).toHaveLength(14);
  expect(NETWORK_NAMES).toEqual(expect.arrayContaining(["facebook", "x", "linkedin", "email", "whatsapp"]));
});

/** Returns the address that the button of a network opens, in its window or in the mail program. */
async function addressOf(network: string): Promise<string> {
  let led = "";
  const open = vi.spyOn(window, "open").mockImplementation((address) => {
    led = String(address);
    return null;
  });
  vi.stubGlobal("location", {
    set href(address: string) {
      led = address;
    },
  });
  onTestFinished(() => {
    open.mockRestore();
    vi.unstubAllGlobals();
  });
  render(
    <NetworkButton network={network} url={url} title={title}>
      Share
    </NetworkButton>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  return led;
}

test.each(NETWORK_NAMES)(
  "%s receives the whole address, and the title if it accepts one",
  async (network) => {
    const address = new URL(await addressOf(network));
    const values = [...address.searchParams.values()];
    expect(values.some((value) => value.includes(url))).toBe(true);
    expect(address.hash).toBe("");
    if (!WITHOUT_TITLE.includes(network)) expect(values.some((value) => value.includes(title))).toBe(true);
  },
);
