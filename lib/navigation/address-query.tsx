"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";

/**
 * Calls `onChange` with the query of the address (without `?`), on arrival and at each change. A cached page's HTML has
 * no query: reading it in this separate component keeps the rest of the page in that HTML.
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
  // Going back before the router has recorded the address being left changes nothing.
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
