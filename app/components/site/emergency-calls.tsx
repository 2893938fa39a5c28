import type { Callable } from "../../rules/info/call-list";
import { ButtonLink } from "../../ui/button";
import { TextWithFallback } from "./text-with-fallback";
import { useWords } from "./words";

type Props = {
  numbers: readonly Callable[];
  /** Smaller, for lists. */
  quiet?: boolean;
};

/** Emergency numbers as call links, the first one large. */
export function EmergencyCalls({ numbers, quiet }: Props) {
  const { t } = useWords();
  const dialled = numbers.filter(({ call }) => call);
  if (dialled.length === 0) return null;
  return (
    <section className="actions call-strip" aria-label={t("info.emergency")}>
      {dialled.map(({ id, name, number, call }, index) =>
        index === 0 && !quiet ? (
          <ButtonLink key={id} href={call ?? ""} size="large" icon="phone">
            {t("info.callNumber", { number })}
          </ButtonLink>
        ) : (
          <ButtonLink key={id} href={call ?? ""} size="small" variant="secondary">
            <TextWithFallback words={name} /> <b>{number}</b>
          </ButtonLink>
        ),
      )}
    </section>
  );
}
