import { TriangleAlert } from "lucide-react";

/** What is wrong with the field `id`, in words and with a sign; the field names it as its description. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-error text-small">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-px shrink-0" />
      {error}
    </p>
  );
}
