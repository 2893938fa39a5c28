import { expect, test } from "vitest";
import { Checkbox, CheckboxGroup } from "../../app/ui/checkbox";
import { ErrorSummary } from "../../app/ui/error-summary";
import { Field } from "../../app/ui/field";
import { RadioGroup } from "../../app/ui/radio-group";
import { Select } from "../../app/ui/select";
import { TextInput } from "../../app/ui/text-input";
import { render, valuesOf } from "./render";

test("a field connects its label, hint and error to the control", () => {
  const html = render(
    <Field name="hours.Monday" label="Monday" hint="9:00 AM - 5:00 PM" error="Cannot be read" required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(html).toContain('for="field-hours.Monday"');
  expect(html).toContain('id="field-hours.Monday"');
  expect(html).toContain('name="hours.Monday"');
  expect(html).toContain('aria-describedby="field-hours.Monday-error field-hours.Monday-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(" required=");
});

test("a field without hint or error has no description and isn't invalid", () => {
  const html = render(
    <Field name="title" label="Title">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("required");
});

test("every line of the error summary links to an existing element", () => {
  const html = render(
    <>
      <ErrorSummary
        title="Look again"
        problems={[
          { name: "title", message: "Too short" },
          { name: "terms", message: "Please tick" },
          { name: "scope", message: "Please choose" },
          { name: "days", message: "Please choose days" },
        ]}
      />
      <Field name="title" label="Title" error="Too short">
        {(control) => <TextInput {...control} />}
      </Field>
      <Checkbox name="terms" label="Terms" error="Please tick" />
      <RadioGroup
        name="scope"
        label="Which?"
        error="Please choose"
        choices={[{ value: "all", label: "All" }]}
      />
      <CheckboxGroup name="days" label="Days" error="Choose" choices={[{ value: "1", label: "Monday" }]} />
    </>,
  );
  const ids = valuesOf(html, "id");
  const targets = valuesOf(html, "href").map((href) => href.slice(1));
  expect(targets).toHaveLength(4);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test("a form without errors has no error summary", () => {
  expect(render(<ErrorSummary title="Look again" problems={[]} />)).toBe("");
});

test("chosen days are ticked again and the others aren't", () => {
  const choices = ["0", "1", "2"].map((value) => ({ value, label: `Day ${value}` }));
  const html = render(<CheckboxGroup name="days_of_week" label="Days" values={["2"]} choices={choices} />);
  const ticked = html.match(/<input [^>]*checked=""[^>]*>/g) ?? [];
  expect(ticked.map((input) => /value="([0-9])"/.exec(input)?.[1])).toEqual(["2"]);
});

test("a select can start without a choice", () => {
  const html = render(
    <Select name="category" placeholder="Choose" options={[{ value: "cafe", label: "Cafe" }]} />,
  );
  expect(html).toContain('<option value="">Choose</option><option value="cafe">Cafe</option>');
});
