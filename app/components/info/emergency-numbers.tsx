import type { NumberView } from "../../rules/info/services";
import { ButtonLink } from "../../ui/button";
import { CheckedOn } from "../site/checked-on";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";

/** Numbers to call, each with its purpose; a placeholder is labelled as one and isn't a link. */
export function EmergencyNumbers({ numbers }: { numbers: readonly NumberView[] }) {
  const { t } = useWords();
  return (
    <ul className="numbers">
      {numbers.map(({ id, name, description, number, call, checkedOn }, index) => (
        <li key={id}>
          <div>
            <h3>
              <TextWithFallback words={name} />
            </h3>
            <p>
              <TextWithFallback words={description} />
            </p>
            <CheckedOn day={checkedOn} />
          </div>
          {call ? (
            <ButtonLink
              href={call}
              size="large"
              variant={index === 0 ? "primary" : "secondary"}
              icon="phone"
              aria-label={`${t("info.callNumber", { number })}: ${name.text}`}
            >
              {number}
            </ButtonLink>
          ) : (
            <p className="no-number">{t("info.noNumber")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
