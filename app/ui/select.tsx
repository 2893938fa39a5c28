import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<"select">, "children"> & { options: Option[]; placeholder?: string };

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classNames("select", className)}>
      <select className="input" {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
