"use client";

import { ShoppingCart } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "#/lib/i18n/navigation.ts";

/**
 * Link to the cart with the number of its tracks, without a number when it is empty (specification §2, acceptance S38).
 */
export function CartLink({ count }: { count: number }) {
  const t = useTranslations("account");
  return (
    <Link
      href="/user/cart"
      aria-label={t("cart", { count })}
      title={t("cart", { count })}
      className="touch-target flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 hover:bg-hover"
    >
      <ShoppingCart aria-hidden="true" size={18} strokeWidth={1.75} />
      {count > 0 && <span className="text-small font-semibold">{count}</span>}
    </Link>
  );
}
