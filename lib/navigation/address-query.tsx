"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useLayoutEffect } from "react";

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
  return null;
}
