"use client";

import { useState } from "react";
import { type FieldFrame, LineField } from "./line-field.tsx";

/** Renders a field for a share of a work in per cent. The text stays as typed until the field loses the focus. */
export function ShareField({
  share,
  onChange,
  ...frame
}: FieldFrame & {
  share: number | null;
  onChange: (share: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <LineField
      {...frame}
      value={typed ?? (share === null ? "" : String(share))}
      onChange={(text) => {
        setTyped(text);
        onChange(shareOf(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Parses a typed percentage, to two decimals and within 0–100; null for an empty or unreadable text. */
function shareOf(text: string): number | null {
  const value = Number.parseFloat(text.replace(",", "."));
  return Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value * 100) / 100)) : null;
}
