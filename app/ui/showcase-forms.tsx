import { Button } from "./button";
import { Checkbox, CheckboxGroup } from "./checkbox";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { FileInput } from "./file-input";
import { RadioGroup } from "./radio-group";
import { Section } from "./section";
import { Select } from "./select";
import { TextArea, TextInput } from "./text-input";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function ShowcaseForms() {
  return (
    <>
      <Section id="forms" title="Forms">
        <form className="form" action="#forms">
          <ErrorSummary
            title="Two things need a look"
            problems={[
              { name: "title", message: "Event name must be at least 3 characters" },
              { name: "website", message: "Please enter a valid website URL" },
            ]}
          />
          <Field name="title" label="Event name" required error="Event name must be at least 3 characters">
            {(control) => <TextInput {...control} defaultValue="Yo" />}
          </Field>
          <Field
            name="website"
            label="Website"
            optional="(optional)"
            hint="Starts with https://"
            error="Please enter a valid website URL"
          >
            {(control) => <TextInput {...control} type="url" defaultValue="playa" />}
          </Field>
          <Field name="email" label="Email" hint="Email cannot be changed">
            {(control) => (
              <TextInput {...control} type="email" readOnly defaultValue="somebody@example.com" />
            )}
          </Field>
          <Field name="place" label="Place">
            {(control) => <TextInput {...control} placeholder="Beach, street or farm" />}
          </Field>
          <Field name="closed" label="Disabled">
            {(control) => <TextInput {...control} disabled defaultValue="Not now" />}
          </Field>
          <Field name="category" label="Category" required>
            {(control) => (
              <Select
                {...control}
                placeholder="Choose one"
                options={[
                  { value: "class", label: "Class" },
                  { value: "social", label: "Social" },
                ]}
              />
            )}
          </Field>
          <Field name="details" label="Details" hint="It grows with what you write.">
            {(control) => <TextArea {...control} />}
          </Field>
          <Checkbox
            name="affiliated"
            label="I am affiliated with a business"
            hint="Then its name is asked, too."
          />
          <Checkbox name="terms" label="I have read the terms" required error="Please tick the box" />
          <RadioGroup
            name="scope"
            label="Which dates?"
            value="this"
            choices={[
              { value: "this", label: "This date" },
              { value: "following", label: "This and following", hint: "Earlier ones stay." },
              { value: "all", label: "All dates" },
            ]}
          />
          <CheckboxGroup
            name="days_of_week"
            label="Weekdays"
            narrow
            values={["2"]}
            choices={days.map((label, day) => ({ value: String(day), label }))}
          />
          <Field name="image" label="Photo" hint="PNG, JPG or GIF">
            {(control) => (
              <FileInput
                {...control}
                accept="image/*"
                previews={[{ src: "/scenes/eat.svg", alt: "", caption: "evening.jpg" }]}
                progress={{ value: 62, label: "Uploading…" }}
              />
            )}
          </Field>
          <div className="actions">
            <Button>Submit for review</Button>
            <Button variant="quiet" type="reset">
              Start again
            </Button>
          </div>
        </form>
      </Section>
      <Section
        id="night"
        tone="night"
        title="The night"
        kicker="Footer and letters"
        lead="Every piece fits on the dark ground without knowing."
      >
        <form className="form-row" action="#night">
          <Field name="letter" label="Your email">
            {(control) => (
              <TextInput {...control} type="email" placeholder="Your email address" autoComplete="email" />
            )}
          </Field>
          <div className="actions">
            <Button>Subscribe</Button>
            <Button variant="secondary">Second</Button>
            <Button variant="quiet">Quiet</Button>
          </div>
        </form>
      </Section>
    </>
  );
}
