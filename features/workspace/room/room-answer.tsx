import { ArrowLeftRight, Check, MessageSquarePlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Verdict } from "#/contract/client-room.ts";

const LOOK =
  "inline-flex h-12 items-center justify-center gap-1.5 rounded-control border text-body font-semibold whitespace-nowrap transition-colors";

/** Renders a toggle button, filled with ink while it is on. */
function Pressed({
  isOn,
  label,
  id,
  isOpen,
  className = "",
  onPress,
  children,
}: {
  isOn?: boolean;
  label: string;
  id?: string;
  /** For a button that opens something. */
  isOpen?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={id}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`${LOOK} ${isOn ? "border-ink bg-ink text-onink" : "border-line2 hover:border-ink"} ${className}`}
    >
      {children}
    </button>
  );
}

/** Renders a client's actions for a sound: accept, reject, comment, compare. */
export function RoomAnswer({
  name,
  verdict,
  onAnswer,
  comment,
  compare,
}: {
  name: string;
  verdict: Verdict | null;
  onAnswer: (verdict: Verdict | null) => void;
  comment: { id: string; isOpen: boolean; onPress: () => void };
  compare: { isOn: boolean; label: string; onPress: () => void };
}) {
  const t = useTranslations("sharedPage");
  const toggle = (one: Verdict) => onAnswer(verdict === one ? null : one);
  return (
    <fieldset className="flex min-w-0 gap-2">
      <legend className="sr-only">{t("answerOn", { name })}</legend>
      <Pressed
        isOn={verdict === "accepted"}
        label={t("acceptName", { name })}
        onPress={() => toggle("accepted")}
        className="flex-auto px-2 md:px-4"
      >
        <Check aria-hidden="true" size={18} className="shrink-0" />
        {t("accept")}
      </Pressed>
      <Pressed
        isOn={verdict === "rejected"}
        label={t("rejectName", { name })}
        onPress={() => toggle("rejected")}
        className="flex-auto px-2 md:px-4"
      >
        <X aria-hidden="true" size={18} className="shrink-0" />
        {t("reject")}
      </Pressed>
      <Pressed
        id={comment.id}
        label={t("commentName", { name })}
        isOpen={comment.isOpen}
        onPress={comment.onPress}
        className="w-12 shrink-0"
      >
        <MessageSquarePlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </Pressed>
      <Pressed label={compare.label} isOn={compare.isOn} onPress={compare.onPress} className="w-12 shrink-0">
        <ArrowLeftRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </Pressed>
    </fieldset>
  );
}
