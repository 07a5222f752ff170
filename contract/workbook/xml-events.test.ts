import { expect, test } from "vitest";
import { hearXml } from "./xml-events.ts";

test("attributes are decoded once, however often they are read", () => {
  const read: (string | undefined)[] = [];
  hearXml('<a b="&amp;quot;"/>', {
    open(_, attributes) {
      read.push(attributes().b, attributes().b);
    },
  });
  expect(read).toEqual(["&quot;", "&quot;"]);
});
