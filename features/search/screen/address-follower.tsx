import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";

/**
 * Tells `onChange` the address, on arrival and at each change. A kept page's HTML is made without a query: reading it here,
 * apart, keeps the rest of the page in that HTML.
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
  // To who goes back before the router knows of the address that they leave, nothing has changed.
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

/** A path without the text that stands in it. */
const routeOf = (pathname: string) => pathname.split("/").slice(0, 3).join("/");
