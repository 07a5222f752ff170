import { Menu } from "@base-ui/react/menu";
import {
  Check,
  EqualApproximately,
  Filter,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
  Quote,
  X,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import type { Concept, ConceptMode } from "#/contract/brief.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { ConceptEdit } from "./edit-brief.ts";

interface Entry {
  key: string;
  Sign: LucideIcon;
  label: string;
  /** Key for the same action on the chip. */
  shortcut?: string;
  act: () => void;
}

/** Number of shown terms that a concept leads to. */
const LEADS_NAMED = 4;

/** Renders all actions on a concept, and the reason for its interpretation. Loaded when the first chip is pressed. */
export function ConceptMenu({
  concept,
  button,
  onClose,
  onChange,
  onEdit,
  onFilter,
}: {
  concept: Concept;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChange: () => void;
  onEdit: (how: ConceptEdit) => void;
  onFilter: (slug: string) => (() => void) | undefined;
}) {
  const t = useTranslations("brief");
  const lang = useLang();
  /** An action that moves the focus itself keeps it there. */
  const acted = useRef(false);
  const { mode, leads, reason, instead } = concept;
  const inMode = (key: ConceptMode, Sign: LucideIcon, shortcut?: string): Entry => ({
    key,
    Sign,
    label: t(`do.${key}`),
    ...(shortcut && { shortcut }),
    act: () => onEdit({ mode: key }),
  });
  const [lead] = leads;
  const filter = lead && mode !== "excluded" ? onFilter(lead.slug) : undefined;
  const isRead = reason !== "figure" && reason !== "text";
  const entries: Entry[] = [
    { key: "change", Sign: Pencil, label: t("do.change"), shortcut: "↵", act: onChange },
    ...(mode === "wanted" ? [] : [inMode("wanted", Check)]),
    ...(mode === "must" ? [] : [inMode("must", Plus, "+")]),
    ...(mode === "loose" ? [] : [inMode("loose", EqualApproximately, "~")]),
    ...(mode === "excluded" ? [] : [inMode("excluded", Minus, "-")]),
    ...(isRead
      ? [
          {
            key: "letter",
            Sign: Quote,
            label: t("do.letter", { words: concept.words }),
            act: () => onEdit("letter"),
          },
        ]
      : []),
    ...(filter && lead
      ? [{ key: "filter", Sign: Filter, label: t("do.filter", { name: termTitle(lead, lang) }), act: filter }]
      : []),
    { key: "remove", Sign: X, label: t("do.remove"), shortcut: t("deleteKey"), act: () => onEdit("remove") },
  ];
  const named = leads.slice(0, LEADS_NAMED).map((one) => termTitle(one, lang));

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => {
        // The chip handles its own press: if it also closed here, the menu would open again.
        if (!open && !(event.target instanceof Node && button.current?.contains(event.target))) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={button} align="start" sideOffset={6} collisionPadding={16} className="z-40">
          <Menu.Popup
            finalFocus={() => (acted.current ? false : button.current)}
            className="fade w-[min(320px,calc(100vw-32px))] rounded-control border border-line2 bg-raised p-1.5 text-ink outline-none"
          >
            <p className="px-3 pt-1.5 pb-2 text-ink2 text-small">
              {t(`reason.${reason}`)}
              {instead && instead.length > 0 && ` ${t("instead", { words: instead.join(", ") })}`}
              {named.length > 0 && ` ${t("leads", { terms: named.join(", ") })}`}
            </p>
            {entries.map(({ key, Sign, label, shortcut, act }) => (
              <Menu.Item
                key={key}
                onClick={() => {
                  acted.current = true;
                  onClose();
                  act();
                }}
                className="flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink max-md:h-11"
              >
                <Sign aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {shortcut && (
                  <span aria-hidden="true" className="text-ink3 text-label max-md:hidden">
                    {shortcut}
                  </span>
                )}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
