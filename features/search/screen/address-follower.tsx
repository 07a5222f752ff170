import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";

/**
 * Calls `onChange` with the address, on arrival and at each change. A cached page's HTML is made without a query:
 * reading it in a component of its own keeps the rest of the page in that HTML.
 */
export function AddressFollower({ onChange }: { onChange: (address: string) => void }) {
  return (
    <Suspense>
      <Reader onChange={onChange} />
    </Suspense>
  );
}

function Reader({ onChange }: { onChange: (address: string) => void }) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  useLayoutEffect(() => onChange(query ? `${pathname}?${query}` : pathname), [pathname, query, onChange]);
  // If the person goes back before the router knows the address that they leave, the router sees no change.
  useEffect(() => {
    const route = routeOf(location.pathname);
    const follow = () => {
      if (routeOf(location.pathname) === route) onChange(location.pathname + location.search);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [onChange]);
  return null;
}

/** Returns a path without the text in it. */
const routeOf = (pathname: string) => pathname.split("/").slice(0, 3).join("/");
