"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { cartItems } from "#/features/cart/cart-items.ts";
import { cartQuery } from "#/features/cart/cart-query.ts";
import { changeCart, removing } from "#/features/cart/change-cart.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useSession } from "#/features/session/store.ts";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { EmptyList } from "./empty-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { ListTrouble } from "./list-trouble.tsx";
import { MoveToProject } from "./move-to-project.tsx";
import { WorkList } from "./work-list.tsx";

const SKELETON_ROWS = 6;

/**
 * Renders the cart: its tracks and versions in order, with undo on removal, and actions to download or move all of
 * them.
 */
export function CartScreen() {
  const t = useTranslations("workspace");
  const cart = useSession(({ user }) => user?.cart);
  const common = useTranslations("common");
  const soundName = useSoundName();
  const { data, isError, isFetching, refetch } = useQuery(cartQuery(cart?.version));
  const skeleton = useSkeleton(isFetching && !data);
  // The session's cart is updated first on a removal.
  const order = cartItems(cart);
  const left = data?.tracks.filter((item) => !cart || order.includes(item["@id"])) ?? [];
  const tracks = left.toSorted((one, other) => order.indexOf(one["@id"]) - order.indexOf(other["@id"]));

  const remove = (ids: readonly string[]) => {
    const before = [...order];
    const undo = () => void changeCart(ids, () => before, common("update"));
    const [only] = tracks.filter((item) => ids.includes(item["@id"]));
    const message =
      ids.length === 1 && only
        ? t("removedFromCart", {
            name: soundName({ name: only.name, version: only.trackVersion?.version }),
          })
        : t("removedMany", { count: ids.length });
    void changeCart(ids, removing(...ids), { message, action: { label: t("undo"), run: undo } });
  };
  const reorder = (ids: string[]) =>
    void changeCart(
      [],
      (now) => [...ids.filter((id) => now.includes(id)), ...now.filter((id) => !ids.includes(id))],
      common("update"),
    );

  return (
    <>
      <header className="page-x flex flex-wrap items-end justify-between gap-x-6 gap-y-5 pt-8 pb-6 lg:pt-14 lg:pb-8">
        <div>
          <h1 className="font-semibold text-[40px] leading-none md:text-h1">{t("cart")}</h1>
          {tracks.length > 0 && (
            <p className="mt-3 text-reading text-ink2">
              <ListTotals tracks={tracks} />
            </p>
          )}
        </div>
        {tracks.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => openDownload({ kind: "cart" })} className="max-md:h-11">
              <Download aria-hidden="true" size={16} />
              {t("downloadAll")}
            </Button>
            <MoveToProject tracks={tracks} />
          </div>
        )}
      </header>
      {isError ? (
        <ListTrouble onRetry={() => refetch()} />
      ) : skeleton || !data ? (
        <TrackListSkeleton rows={SKELETON_ROWS} showCover label={t("loading")} />
      ) : tracks.length === 0 ? (
        <EmptyList text={t("cartEmpty")}>
          <Link href="/user/projects/playlist" className="text-link text-body">
            {t("toProjects")}
          </Link>
        </EmptyList>
      ) : (
        <div className="pb-16">
          <WorkList tracks={tracks} after={36} onReorder={reorder} onRemove={remove} />
        </div>
      )}
    </>
  );
}
