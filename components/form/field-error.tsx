import { TriangleAlert } from "lucide-react";

/** Renders the error of the field `id`, in words and with an icon; the field refers to it as its description. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-error text-small">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-px shrink-0" />
      {error}
    </p>
  );
}
