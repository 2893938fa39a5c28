import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";
import { SecuritySection } from "../account/security-section";
import type { ThingOfPerson } from "./owned-things";
import { PersonForm } from "./person-form";
import type { PartProps } from "./person-part-props";

export function HandOverPart({ part, things }: { part: PartProps; things: ThingOfPerson[] }) {
  const { t } = useWords();
  const isOwn = things.some(({ kind, id }) => part.answer?.typed?.item === `${kind}:${id}`);
  const own = part.answer?.intent === "hand-over" && (isOwn || !part.answer.typed?.item) ? part.answer : null;
  const problem = (name: string) => {
    const key = own?.problems?.[name];
    return key && t(key);
  };
  const options = things.map(({ kind, id, name }) => ({
    value: `${kind}:${id}`,
    label: `${name || t("listings.unnamed")} (${t(`listings.kind.${kind}`)})`,
  }));
  const button = <SubmitButton variant="secondary">{t("people.handOver.button")}</SubmitButton>;
  return (
    <SecuritySection id="hand-over" title={t("people.handOver.title")} lead={t("people.handOver.lead")}>
      {things.length === 0 ? (
        <p>{t("people.handOver.none")}</p>
      ) : (
        <PersonForm part={{ ...part, answer: own }} act="hand-over" section="hand-over" button={button}>
          <Field
            name="item"
            id="hand-over-item"
            label={t("people.handOver.thing")}
            error={problem("item")}
            required
          >
            {(control) => (
              <Select
                {...control}
                defaultValue={own?.typed?.item ?? ""}
                placeholder={t("people.handOver.choose")}
                options={options}
              />
            )}
          </Field>
          <Field name="to" id="hand-over-to" label={t("people.handOver.to")} error={problem("to")} required>
            {(control) => (
              <TextInput {...control} type="email" autoComplete="off" defaultValue={own?.typed?.to} />
            )}
          </Field>
        </PersonForm>
      )}
    </SecuritySection>
  );
}
