"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";

/**
 * Tells `onChange` the query of the address (without `?`), on arrival and at each change. A cached page's HTML is
 * made without a query: reading it here, apart, keeps the rest of the page in that HTML.
 */
export function AddressQuery({ onChange }: { onChange: (query: string) => void }) {
  return (
    <Suspense>
      <Reader onChange={onChange} />
    </Suspense>
  );
}

function Reader({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useLayoutEffect(() => onChange(query), [query, onChange]);
  // To who goes back before the router knows of the address that they leave, nothing has changed.
  useEffect(() => {
    const { pathname } = location;
    const follow = () => {
      if (location.pathname === pathname) onChange(location.search.slice(1));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [onChange]);
  return null;
}
