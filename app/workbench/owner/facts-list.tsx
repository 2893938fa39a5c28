import { useWords } from "../../components/site/words";
import type { SaidFact } from "../../rules/places/confirmable-facts";

export type Said = { fact: SaidFact; value: string | boolean | null };

/** A place's facts, each compared with its other value, if given. */
export function FactsList({ facts, others = [] }: { facts: Said[]; others?: Said[] }) {
  const { t } = useWords();
  const text = ({ value }: Said) =>
    typeof value === "boolean"
      ? t(value ? "confirmFacts.yes" : "confirmFacts.no")
      : (value ?? t("confirmFacts.none"));
  return (
    <dl className="grid gap-3">
      {facts.map((one) => {
        const other = others.find(({ fact }) => fact === one.fact);
        return (
          <div
            key={one.fact}
            className="grid gap-x-4 gap-y-1 border-t border-line pt-3 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{t(`confirmFacts.facts.${one.fact}`)}</dt>
            <dd className="wrap-anywhere">
              {text(one)}
              {other ? (
                <span className="block text-sm text-muted">
                  {t("confirmFacts.takeBack.now", { value: text(other) })}
                </span>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
