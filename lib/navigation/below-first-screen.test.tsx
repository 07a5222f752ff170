import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { BelowFirstScreen } from "./below-first-screen.tsx";
import { beginNavigation, endNavigation } from "./pending-navigation.ts";

afterEach(endNavigation);

/** Notes whether the content was there when the page was committed, before effects run. */
function Page({ seen }: { seen: boolean[] }) {
  return (
    <div ref={(page) => void (page && seen.push(page.querySelector("p") !== null))}>
      <BelowFirstScreen>
        <p>Similar albums</p>
      </BelowFirstScreen>
    </div>
  );
}

test("after a press on a link, what is below the first screen comes after the first screen", async () => {
  beginNavigation({ toTop: true });
  const seen: boolean[] = [];
  render(<Page seen={seen} />);
  expect(seen[0]).toBe(false);
  expect(await screen.findByText("Similar albums")).toBeVisible();
});

test("it is there at once through the history, and where the page keeps its place", () => {
  const seen: boolean[] = [];
  render(<Page seen={seen} />);
  beginNavigation();
  render(<Page seen={seen} />);
  expect(seen).toEqual([true, true]);
});

test("it is in the HTML", () => {
  expect(renderToString(<Page seen={[]} />)).toContain("Similar albums");
});
