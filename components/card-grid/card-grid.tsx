import type { ReactNode } from "react";

/** Renders the grid of a list of cards: two to six across. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-5 lg:grid-cols-5 lg:gap-x-6 min-[1400px]:grid-cols-6"
    >
      {children}
    </ul>
  );
}
