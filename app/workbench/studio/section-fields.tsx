import type { SectionField } from "../../forms/content/schema-fields";
import { ItemsField } from "./items-field";
import { SectionPicture } from "./section-picture";
import { ValueInput } from "./value-input";

type Props = { fields: readonly SectionField[]; path: string };

export function SectionFields({ fields, path }: Props) {
  return fields.map((field) => {
    const name = `${path}.${field.name}`;
    if (field.type === "list")
      return (
        <ItemsField key={name} field={field} name={name}>
          {(inner, item) => <SectionFields fields={inner} path={item} />}
        </ItemsField>
      );
    if (field.type === "picture") return <SectionPicture key={name} name={name} label={field.name} />;
    return <ValueInput key={name} field={field} name={name} />;
  });
}
