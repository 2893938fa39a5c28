import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { isOwnPicture } from "../../rules/pictures/picture-sources";
import type { Dish } from "../../rules/places/menu";
import { menuText } from "../../rules/places/menu-text";
import { changedLines } from "../../rules/review/changed-lines";
import { changedWords } from "../../rules/review/changed-words";
import type { FieldChange } from "../../rules/review/compare-fields";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { safeUrl } from "../../rules/site/safe-url";
import { useFieldName } from "../forms/use-field-name";
import { ComparedSide, Runs, sides } from "./before-and-after";
import { FactValue } from "./fact-value";
import { FieldReason } from "./field-reason";

type Props = {
  kind: ReviewKind;
  changes: FieldChange[];
  reasons: FieldReasons;
  /** Comparisons specific to the kind, as further list items. */
  more?: ReactNode;
};

export function FieldChanges({ kind, changes, reasons, more }: Props) {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  return (
    <ul className="grid gap-5">
      {changes.map(({ field, before, after }) => {
        const words = wordsOf(before, after);
        return (
          <li className="grid gap-2" key={field}>
            <h3 className="text-base">{fieldName(field)}</h3>
            {field === "menu" ? (
              <MenuChanges before={(before ?? []) as Dish[]} after={(after ?? []) as Dish[]} />
            ) : (
              sides.map((side) => (
                <ComparedSide key={side} side={side} label={t(`review.${side}`)}>
                  {words ? (
                    <Runs runs={words[side]} />
                  ) : (
                    <FactValue field={field} value={{ before, after }[side]} />
                  )}
                </ComparedSide>
              ))
            )}
            <FieldReason kind={kind} field={field} reason={reasons[field]} />
          </li>
        );
      })}
      {more}
    </ul>
  );
}

/** Only sentences are compared word by word. */
function wordsOf(before: unknown, after: unknown) {
  if (typeof before !== "string" || typeof after !== "string") return null;
  const isPlain = [before, after].every((text) => !isOwnPicture(text) && !safeUrl(text));
  return isPlain ? changedWords(before, after) : null;
}

const looks = {
  kept: { Mark: "span", sign: " ", className: "text-muted", tone: "" },
  removed: { Mark: "del", sign: "−", className: "bg-clay-soft no-underline", tone: "text-clay-ink" },
  added: { Mark: "ins", sign: "+", className: "bg-leaf-soft no-underline", tone: "text-leaf-ink" },
} as const;
const words = { kept: null, removed: "review.before", added: "review.after" } as const;

/** Line by line, in the menu's text form. */
function MenuChanges({ before, after }: { before: readonly Dish[]; after: readonly Dish[] }) {
  const { t } = useWords();
  return (
    <ol className="overflow-clip rounded-sm border border-line text-sm">
      {changedLines(menuText(before), menuText(after)).map(({ act, text }, index) => {
        const { Mark, sign, className, tone } = looks[act];
        const word = words[act];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key.
          <li key={index}>
            <Mark className={`grid grid-cols-[1.5rem_1fr] px-3 py-1 ${className}`}>
              <span className={`font-bold ${tone}`} aria-hidden="true">
                {sign}
              </span>
              <span className="wrap-anywhere">
                {word ? <span className="unseen">{t(word)}: </span> : null}
                {text}
              </span>
            </Mark>
          </li>
        );
      })}
    </ol>
  );
}
