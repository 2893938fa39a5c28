import { useWords } from "../../components/site/words";
import { longestMarkNote } from "../../forms/places/mark-entries";
import { marksAskedOf } from "../../rules/places/place-marks";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { LineField } from "./labelled-fields";

/** Frequent questions, each with yes, no or no answer. */
export function MarkFields({ kind }: { kind: ListingKind }) {
  const { t } = useWords();
  const { text, problem, note } = useFormState();
  const asked = marksAskedOf(kind);
  const answers = [
    { value: "", label: t("marks.form.answers.open") },
    { value: "yes", label: t("marks.form.answers.yes") },
    { value: "no", label: t("marks.form.answers.no") },
  ];
  return (
    <FormPart
      title={t("marks.form.title")}
      folds={{
        fields: ["mark", "mark_note"],
        holds: t(kind === "restaurant" ? "marks.form.holds" : "marks.form.holdsPlain"),
        say: (filled) => {
          const said = asked.flatMap((mark) => {
            const [answer] = filled(`mark.${mark}`);
            return answer === "yes" || answer === "no" ? t(`marks.${answer}.${mark}`) : [];
          });
          return [...said, ...filled("mark_note")].filter(Boolean).join(" · ");
        },
      }}
    >
      <p className="hint">{t("marks.form.lead")}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {asked.map((mark) => {
          const name = `mark.${mark}`;
          return (
            <Field
              key={mark}
              name={name}
              label={t(`marks.yes.${mark}`)}
              error={problem(name)}
              note={note(name)}
            >
              {(control) => <Select {...control} options={answers} defaultValue={text(name)} />}
            </Field>
          );
        })}
      </div>
      <LineField
        name="mark_note"
        label={t("marks.form.note")}
        hint={t("marks.form.noteHint")}
        maxLength={longestMarkNote}
      />
    </FormPart>
  );
}

/** The remark about them, for translating. */
export function useMarkNoteTwin() {
  const { t } = useWords();
  return { name: "mark_note", label: t("marks.form.title"), maxLength: longestMarkNote };
}
