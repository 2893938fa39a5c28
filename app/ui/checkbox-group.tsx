import { Fieldset } from "./fieldset";
import { Choices, type ChoicesProps } from "./radio-group";

export function CheckboxGroup({
  choices,
  narrow,
  values = [],
  ...text
}: ChoicesProps & { values?: string[] }) {
  return (
    <Fieldset {...text}>
      <Choices {...text} type="checkbox" choices={choices} narrow={narrow} chosen={values} />
    </Fieldset>
  );
}
