import type { Ref } from "react";

/** Renders the hidden file field behind a button, which clicks it. The same file can be chosen twice. */
export function FileInput({
  ref,
  label,
  accept,
  onFile,
}: {
  ref: Ref<HTMLInputElement>;
  /** Accessible name, for people who reach the field itself. */
  label: string;
  /** Extensions and types to offer, in the syntax of `accept`. */
  accept: string;
  onFile: (file: File) => void;
}) {
  return (
    <input
      ref={ref}
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
  );
}
