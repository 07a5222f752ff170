import { Link2, Share } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { ButtonPopover } from "#/components/button-popover/button-popover.tsx";
import { NetworkGlyph } from "#/components/drawing/network-glyph.tsx";
import { copyLink } from "#/components/toast/copy-link.ts";
import { NetworkButton } from "./network-button.tsx";

/** The networks offered, in order (acceptance S64). */
const OFFERED = [
  { network: "facebook", name: "Facebook" },
  { network: "x", name: "X" },
  { network: "linkedin", name: "LinkedIn" },
] as const;

const ENTRY =
  "flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-body transition-colors hover:bg-hover";

/** Renders the share options of a page, beside the button that opened them. Load it lazily. */
export function SharePopup({
  url,
  name,
  button,
  onClose,
}: {
  url: string;
  name: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  const t = useTranslations("shareModal");
  const canHandOver = typeof navigator.canShare === "function" && navigator.canShare({ url });

  async function handOver() {
    onClose();
    // Ignores a cancelled share: nothing was lost.
    await navigator.share({ title: name, url }).catch(() => undefined);
  }

  return (
    <ButtonPopover label={t("title", { name })} button={button} onClose={onClose} className="w-64 p-1.5">
      <p className="truncate px-3 pt-1.5 pb-2 text-label text-ink3">{url.replace(/^https?:\/\//, "")}</p>
      <ul>
        {OFFERED.map(({ network, name: shown }) => (
          <li key={network}>
            <NetworkButton network={network} url={url} title={name} onShared={onClose} className={ENTRY}>
              <NetworkGlyph network={network} />
              {shown}
            </NetworkButton>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={ENTRY}
            onClick={() => {
              void copyLink(url, (values) => t("parag2", values));
              onClose();
            }}
          >
            <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
            {t("copy")}
          </button>
        </li>
        {canHandOver && (
          <li>
            <button type="button" className={ENTRY} onClick={handOver}>
              <Share aria-hidden="true" size={18} strokeWidth={1.75} />
              {t("device")}
            </button>
          </li>
        )}
      </ul>
    </ButtonPopover>
  );
}
