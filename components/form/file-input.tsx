import type { Ref } from "react";

/** The field behind what asks for a file, pressed by its click; the same file can be chosen twice. */
export function FileInput({
  ref,
  label,
  accept,
  onFile,
}: {
  ref: Ref<HTMLInputElement>;
  /** For those who meet the field itself. */
  label: string;
  /** Endings and types that are offered, as `accept` takes them. */
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
