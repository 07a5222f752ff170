import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";

/** Milliseconds without a key after which an address counts as complete. */
const RESTING = 500;
/** Only the address of a page on a host can be looked up. */
const WHOLE = /^https?:\/\/[^\s/]+\.[^\s/]+\/\S/;

/** Returns a warning about a film's address before it is sent: not an address, or unknown music; null otherwise. */
export function useFilmWarning(typed: string): "filmRefused" | "filmUnknown" | null {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAddress(typed.trim()), RESTING);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery({
    queryKey: ["known-film", address],
    queryFn: async ({ signal }) => (await import("./similarity-data.ts")).isKnownFilm(address, signal),
    enabled: WHOLE.test(address),
    meta: { silent: true },
  });
  if (address !== typed.trim()) return null;
  if (error instanceof ApiError && error.status === 422) return "filmRefused";
  return data === false ? "filmUnknown" : null;
}
