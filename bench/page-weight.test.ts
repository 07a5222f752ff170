import { expect, test } from "vitest";
import { pageWeight } from "./page-weight.ts";

test("counts the bytes of a page's flight data, and of nothing else in it", () => {
  const first = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
  const more = '<script nonce="x">self.__next_f.push([1,"é"])</script>';
  const rest = '<p>é</p><script type="application/ld+json">{}</script><script>other()</script>';
  const html = `${rest}${first}${more}`;
  expect(pageWeight(html)).toEqual({ html: html.length + 2, flight: first.length + more.length + 1 });
  expect(pageWeight("<p>bare</p>")).toEqual({ html: 11, flight: 0 });
});
