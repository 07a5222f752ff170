import { expect, test } from "vitest";
import { markup } from "./markup-text.ts";

test("a value cannot break out of its position in markup", () => {
  const name = `"><script>alert('x')</script>&amp;`;
  expect(markup`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"' +
      ">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;</a>",
  );
});

test("nested markup is not escaped, alone or in a list; empty values write nothing", () => {
  const items = ["a", "b"].map((one) => markup`<li>${one}</li>`);
  expect(markup`<ul>${items}</ul>${null}${false}${undefined}${markup`<hr>`}${0}`.text).toBe(
    "<ul><li>a</li><li>b</li></ul><hr>0",
  );
});

test("characters that are invalid in a document are removed", () => {
  expect(markup`${"a\u0000b\u001fc\td"}`.text).toBe("abc\td");
});
