import { useWords } from "../../components/site/words";
import { eventTypes } from "../../rules/events/event-types";
import { typeOfTitle } from "../../rules/events/type-of-title";
import { ChipChoices } from "../../ui/chip-choices";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { LineField, TextField } from "./labelled-fields";
import { LanguageFields } from "./language-fields";
import { PictureField } from "./picture-field";
import { PortraitFields } from "./portrait-fields";
import { RecurrenceFields } from "./recurrence-fields";
import { TimeFields } from "./time-fields";

type Props = {
  /** The earliest date. */
  today: string;
  /** The writer's own places, suggested as the location. */
  places?: readonly string[];
  /** When editing, times and details may be empty. */
  isEdit?: boolean;
  /** False for a series: each of its dates has its own day. */
  hasDate?: boolean;
  /** False where only the owner can change how the event repeats. */
  hasRule?: boolean;
};

export function EventFields({ today, places = [], isEdit = false, hasDate = true, hasRule = true }: Props) {
  const { t } = useWords();
  const { text } = useFormState();
  const title = { name: "title", label: t("eventForm.fields.title"), maxLength: 120 };
  const location = { name: "location", label: t("eventForm.fields.location"), maxLength: 160 };
  const description = { name: "description", label: t("eventForm.fields.description"), maxLength: 500 };
  const isKnownPlace = places.includes(text("location"));
  const details = { name: "full_description", label: t("eventForm.fields.details"), maxLength: 5000 };
  return (
    <>
      <FormPart title={t("eventForm.parts.what")}>
        <LineField {...title} onInput={({ currentTarget }) => chooseType(currentTarget)} required />
        <TypeField />
      </FormPart>
      <FormPart title={t("eventForm.parts.when")}>
        {hasDate ? (
          <LineField name="event_date" label={t("eventForm.fields.date")} type="date" min={today} required />
        ) : null}
        <TimeFields required={!isEdit} />
        {hasRule ? <RecurrenceFields today={today} /> : null}
        {hasRule && isEdit ? <RuleBefore /> : null}
      </FormPart>
      <FormPart title={t("eventForm.parts.where")}>
        <LineField
          {...location}
          hint={t(isKnownPlace ? "eventForm.fields.locationKnown" : "eventForm.fields.locationHint")}
          list={places.length > 0 ? "own-places" : undefined}
          required
        />
        {places.length > 0 ? (
          <datalist id="own-places">
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        ) : null}
        <LineField name="host" label={t("eventForm.fields.host")} maxLength={120} required />
      </FormPart>
      <FormPart title={t("eventForm.parts.words")}>
        <TextField {...description} hint={t("eventForm.fields.descriptionHint")} required />
        <TextField {...details} required={!isEdit} />
        <LanguageFields
          twins={[title, location, { ...description, isLong: true }, { ...details, isLong: true }]}
        />
      </FormPart>
      <FormPart
        title={t("eventForm.parts.picture")}
        folds={{ fields: ["image", "image_url"], holds: t("submission.parts.holds.picture") }}
      >
        <PictureField
          label={t("eventForm.fields.image")}
          files="image"
          addresses="image_url"
          folder="events"
          hint={t("eventForm.fields.imageHint")}
        />
      </FormPart>
      <PortraitFields kind="event" />
    </>
  );
}

function TypeField() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  return (
    <ChipChoices
      type="radio"
      name="event_type"
      label={t("eventForm.fields.type")}
      error={problem("event_type")}
      choices={eventTypes.map((value) => ({ value, label: t(`events.type.${value}`) }))}
      values={[text("event_type")]}
      required
    />
  );
}

/** Guesses the type from the title ("Clase de yoga" is a class), unless one was chosen by hand. */
function chooseType(title: HTMLInputElement) {
  const types = [...(title.form?.querySelectorAll<HTMLInputElement>("[name=event_type]") ?? [])];
  const chosen = types.find(({ checked }) => checked);
  if (chosen && chosen.dataset.guessed !== chosen.value) return;
  const guessed = types.find(({ value }) => value === typeOfTitle(title.value));
  if (!guessed) return;
  guessed.checked = true;
  guessed.dataset.guessed = guessed.value;
}

/** Sent after the checkbox, so that an unticked one sends "off"; plus the original rule, to detect changes. */
function RuleBefore() {
  const { text } = useFormState();
  return (
    <>
      <input type="hidden" name="is_recurring" value="off" />
      <input type="hidden" name="rule_before" value={text("rule_before")} />
    </>
  );
}
