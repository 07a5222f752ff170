import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { AddressQuery } from "./address-query.tsx";

/** Goes back as a browser does: the address first, then the event. */
function goBackTo(address: string): void {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

test("going back within the same page is reported, going to another page is not", async () => {
  history.replaceState(null, "", "/fr/albums");
  const told: string[] = [];
  await renderInSite(<AddressQuery onChange={(query) => void told.push(query)} />);
  expect(told).toEqual([""]);
  history.pushState(null, "", "/fr/albums?terms=piano");
  goBackTo("/fr/albums");
  expect(told).toEqual(["", ""]);
  goBackTo("/fr/carte?country=ml");
  expect(told).toEqual(["", ""]);
});
