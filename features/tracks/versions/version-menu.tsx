import { Menu } from "@base-ui/react/menu";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { IconButton } from "#/components/button/icon-button.tsx";

interface Entry {
  key: string;
  Sign: LucideIcon;
  label: string;
  act: () => void;
}

/** Renders the actions of a version as texts, where there is no room for their icons. */
export function VersionMenu({
  label,
  entries,
  className,
}: {
  label: string;
  entries: readonly Entry[];
  className?: string | undefined;
}) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={
          <IconButton label={label} data-lasting className={className}>
            <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        }
      />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={16} className="z-50">
          <Menu.Popup className="fade max-w-[min(320px,calc(100vw-32px))] rounded-control border border-line2 bg-raised p-1.5 text-ink outline-none">
            {entries.map(({ key, Sign, label: words, act }) => (
              <Menu.Item
                key={key}
                onClick={act}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink"
              >
                <Sign aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
                {words}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
