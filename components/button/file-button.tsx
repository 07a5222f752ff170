import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import type { ButtonSize } from "./button-style.ts";
import { FileInput } from "./file-input.tsx";

/**
 * Renders a button that asks for a file in the page's language: the browser's own field uses the language of the
 * browser.
 */
export function FileButton({
  label,
  accept,
  describedBy,
  size,
  isBusy = false,
  className,
  onFile,
  children,
}: {
  label: string;
  /** Extensions and types to offer, in the syntax of `accept`. */
  accept: string;
  /** Id of the description: help, the chosen file, or its error. */
  describedBy?: string | undefined;
  size?: ButtonSize;
  /** Whether the last file is still being read: no other is asked for, and the button keeps the focus. */
  isBusy?: boolean;
  className?: string;
  onFile: (file: File) => void;
  /** The icon before the text. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind="secondary"
        size={size}
        aria-disabled={isBusy || undefined}
        aria-describedby={describedBy}
        onClick={() => !isBusy && field.current?.click()}
        className={className}
      >
        {children}
        {label}
      </Button>
      <FileInput ref={field} label={label} accept={accept} onFile={onFile} />
    </>
  );
}
