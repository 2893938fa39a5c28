import { useWords } from "../../components/site/words";
import type { Dish } from "../../rules/places/menu";
import { menuText } from "../../rules/places/menu-text";
import { changedLines } from "../../rules/review/changed-lines";

const looks = {
  kept: { Mark: "span", sign: " ", className: "text-muted", tone: "" },
  removed: { Mark: "del", sign: "−", className: "bg-clay-soft no-underline", tone: "text-clay-ink" },
  added: { Mark: "ins", sign: "+", className: "bg-leaf-soft no-underline", tone: "text-leaf-ink" },
} as const;
const words = { kept: null, removed: "review.before", added: "review.after" } as const;

/** A menu as it was written down, before and after, line by line. */
export function MenuChanges({ before, after }: { before: readonly Dish[]; after: readonly Dish[] }) {
  const { t } = useWords();
  return (
    <ol className="overflow-clip rounded-sm border border-line text-sm">
      {changedLines(menuText(before), menuText(after)).map(({ act, text }, index) => {
        const { Mark, sign, className, tone } = looks[act];
        const word = words[act];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be told by.
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
