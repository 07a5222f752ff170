import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"button">, "children"> & {
  /** Accessible name and tooltip: an icon alone is not clear enough. */
  label: string;
  /** The icon; absent if the style draws one. */
  children?: ReactNode;
};

/** Renders a square button of 36 px with one icon; its target is 44 px. */
export function IconButton({ label, title = label, className = "", type = "button", ...props }: Props) {
  return (
    <button
      // biome-ignore lint/a11y/useValidAriaValues: empty, or the title would be read as a description: the same words again.
      aria-description=""
      {...props}
      type={type}
      aria-label={label}
      title={title}
      className={`touch-target grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-hover disabled:opacity-50 ${className}`}
    />
  );
}
