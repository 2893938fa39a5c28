import { createContext, type ReactNode, type ToggleEvent, useContext, useState } from "react";
import { useWords } from "../../components/site/words";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { useFormState } from "./form-state";

export type Filled = (field: string) => readonly string[];

type Props = {
  title: string;
  gap: string;
  fields: readonly string[];
  holds: string;
  say?: (filled: Filled) => string;
  children: ReactNode;
};

const pictureFields = new Set(["image_url", "gallery_images", "menu_images"]);

/** Summarizes its content while folded, and opens by itself if a field needs attention. */
export function FoldedPart({ title, gap, fields, holds, say, children }: Props) {
  const { t } = useWords();
  const { rows, concerns } = useFormState();
  const inWords = (filled: Filled) => say?.(filled) || wordsOf(filled);
  const [summary, setSummary] = useState(() => inWords(rows));
  const part = useOpenPart(title, concerns(fields));
  const look = (event: ToggleEvent<HTMLDetailsElement>) => {
    part.onToggle(event);
    const form = event.currentTarget.closest("form");
    if (!form) return;
    const filled = new FormData(form);
    setSummary(inWords((field) => filled.getAll(field).filter((value) => typeof value === "string")));
  };
  return (
    <details className="group border-t border-line" open={part.open} onToggle={look}>
      <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-6">
        <h2 className="text-2xl">{title}</h2>
        <Icon name="chevron-down" className="row-span-2 [details[open]>summary_&]:rotate-180" />
        <span
          className={classNames(
            "clamp-2 text-sm wrap-anywhere group-open:hidden",
            summary ? "" : "text-muted",
          )}
        >
          {summary || holds}
        </span>
      </summary>
      <div className={classNames("grid grid-cols-1 pb-8", gap)}>{children}</div>
    </details>
  );

  function wordsOf(filled: Filled): string {
    const written = (field: string) => filled(field).filter((text) => text.trim() && text !== "on");
    const pictures = fields.filter((field) => pictureFields.has(field)).flatMap(written).length;
    const texts = fields.filter((field) => !pictureFields.has(field)).flatMap(written);
    const counted = pictures > 0 ? [t("submission.parts.pictureCount", { count: pictures })] : [];
    return [...texts, ...counted].join(" · ");
  }
}

const OpenPartsContext = createContext<Set<string> | null>(null);

/** Remembers which parts were opened when the fields are rendered again. */
export function OpenParts({ children }: { children: ReactNode }) {
  const [opened] = useState(() => new Set<string>());
  return <OpenPartsContext value={opened}>{children}</OpenPartsContext>;
}

export function useOpenPart(name: string, isOpen: boolean) {
  const opened = useContext(OpenPartsContext);
  return {
    open: isOpen || opened?.has(name),
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) opened?.add(name);
      else opened?.delete(name);
    },
  };
}
