import type { ReactNode } from "react";

/** Renders a figure with a label for screen readers; sighted people see the label in the column's heading. */
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
      <span className="sr-only">{`${label} `}</span>
      {children}
    </span>
  );
}
