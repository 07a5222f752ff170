import { type ReactNode, useRef } from "react";
import { FileInput } from "../form/file-input.tsx";
import { Button } from "./button.tsx";
import type { ButtonSize } from "./button-style.ts";

/** Asks for a file in the page's words: a browser's own field speaks the language of the browser. */
export function FileButton({
  label,
  accept,
  describedBy,
  size,
  disabled,
  className,
  onFile,
  children,
}: {
  label: string;
  /** Endings and types that are offered, as `accept` takes them. */
  accept: string;
  /** Id of what says more: help, the chosen file, what is wrong with it. */
  describedBy?: string | undefined;
  size?: ButtonSize;
  disabled?: boolean;
  className?: string;
  onFile: (file: File) => void;
  /** The sign before the words. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind="secondary"
        size={size}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => field.current?.click()}
        className={className}
      >
        {children}
        {label}
      </Button>
      <FileInput ref={field} label={label} accept={accept} onFile={onFile} />
    </>
  );
}
