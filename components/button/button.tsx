import type { ComponentProps } from "react";
import { type ButtonKind, type ButtonSize, buttonStyle } from "./button-style.ts";

type Props = ComponentProps<"button"> & { kind?: ButtonKind; size?: ButtonSize };

/** Renders a button with a text; icons precede the text. */
export function Button({ kind, size, className = "", type = "button", ...props }: Props) {
  return <button {...props} type={type} className={`${buttonStyle(kind, size)} ${className}`} />;
}
