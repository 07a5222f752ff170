import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useListQuery } from "./use-list-query.ts";

test("a list reaches the query of its address, notified once or twice, and moves to the next one, such as a page", () => {
  const { result } = renderHook(() => useListQuery(""));
  act(() => result.current.follow("terms=calm"));
  act(() => result.current.follow("terms=calm"));
  expect(result.current).toMatchObject({ query: "terms=calm", isArriving: true });
  act(() => result.current.follow("terms=calm&page=2"));
  expect(result.current).toMatchObject({ query: "terms=calm&page=2", isArriving: false });
  act(() => result.current.follow("terms=calm&page=2"));
  expect(result.current.isArriving).toBe(false);
});

test("a list that moves by itself has arrived", () => {
  const { result } = renderHook(() => useListQuery(""));
  act(() => result.current.follow(""));
  act(() => result.current.show("?page=2"));
  expect(result.current).toMatchObject({ query: "page=2", isArriving: false });
  expect(window.location.search).toBe("?page=2");
});
