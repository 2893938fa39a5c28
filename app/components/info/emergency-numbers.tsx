import type { NumberView } from "../../rules/info/services";
import { ButtonLink } from "../../ui/button";
import { CheckedOn } from "../site/checked-on";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";
import { UnconfirmedNumbers } from "./unconfirmed-numbers";

/** Numbers to call, each with its purpose and the first one large; placeholders are named in the last line. */
export function EmergencyNumbers({ numbers }: { numbers: readonly NumberView[] }) {
  const { t } = useWords();
  const dialled = numbers.flatMap((one) => (one.call ? [{ ...one, call: one.call }] : []));
  return (
    <ul className="numbers">
      {dialled.map(({ id, name, description, number, call, checkedOn }, index) => (
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
          <ButtonLink
            href={call}
            size="large"
            variant={index === 0 ? "primary" : "secondary"}
            icon="phone"
            aria-label={`${t("info.callNumber", { number })}: ${name.text}`}
          >
            {index === 0 ? t("info.callNumber", { number }) : number}
          </ButtonLink>
        </li>
      ))}
      <UnconfirmedNumbers
        as="li"
        note={t("info.noNumber")}
        names={numbers.flatMap((one) => (one.call ? [] : one.name))}
      />
    </ul>
  );
}
