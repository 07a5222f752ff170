import type { ReactNode } from "react";

/** A figure that the head of its column names to the eye, and this to the ear. */
export function Figure({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={className}>
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}
