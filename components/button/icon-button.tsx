import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"button">, "children"> & {
  /** Accessible name and tooltip: an icon alone is not clear enough. */
  label: string;
  /** The icon; absent if the style draws one. */
  children?: ReactNode;
};

/**
 * Renders a square button of 36 px with one icon; its target is 44 px. A press often reaches the limit that disables the
 * button, so it keeps the focus, which a browser would take from a disabled element: `disabled` and `aria-disabled` are
 * the same here.
 */
export function IconButton({
  label,
  title = label,
  className = "",
  type = "button",
  disabled = false,
  "aria-disabled": ariaDisabled,
  onClick,
  ...props
}: Props) {
  const isOff = disabled || ariaDisabled === true || ariaDisabled === "true";
  return (
    <button
      // biome-ignore lint/a11y/useValidAriaValues: empty, or the title would be read as a description: the same words again.
      aria-description=""
      {...props}
      type={type}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      aria-label={label}
      title={title}
      className={`touch-target grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-hover aria-disabled:opacity-50 ${className}`}
    />
  );
}
