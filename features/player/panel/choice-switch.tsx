import { useId } from "react";

/** Checkbox of a stored setting, with its label and effect. */
export function ChoiceSwitch({
  checked,
  onChange,
  label,
  hint,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint: string;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={`${id}-hint`}
        className="touch-target mt-1 size-4 shrink-0 accent-[var(--ink)]"
      />
      <div>
        <label htmlFor={id} className="block text-row font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink2">
          {hint}
        </p>
      </div>
    </div>
  );
}
