import { type ReactNode, useRef } from "react";
import { Button } from "#/components/button/button.tsx";

interface Props {
  /** What the button says, for those who meet the field behind it. */
  label: string;
  /** Endings and types that are offered, as `accept` takes them. */
  accept: string;
  size?: 36;
  disabled?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a file; the same one can be chosen twice. */
export function FileButton({ label, accept, onFile, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="secondary" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
