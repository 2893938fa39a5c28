import { type KeyboardEvent, useRef } from "react";
import { useWords } from "../../components/site/words";
import { longest } from "../../rules/places/menu-limits";
import { FieldError, fieldId } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { DishDetails } from "./dish-details";
import { RowButton } from "./row-button";
import { type RowField, useRowFields } from "./use-row-fields";

type Props = {
  index: number;
  /** The row's index when the form was rendered; null for a new one. */
  from: number | null;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: (name: string) => void;
  onEnter: () => void;
};

/** A dish and its price; everything else is folded. */
export function MenuRow({ index, from, isLast, onMove, onRemove, onEnter }: Props) {
  const { t } = useWords();
  const field = useRowFields({ index, from });
  const row = useRef<HTMLLIElement>(null);
  const number = index + 1;
  const dish = field("menu", "dish");
  const price = field("menu", "price");
  const button = (act: "earlier" | "later" | "remove") => {
    const label = act === "remove" ? "removeNumber" : act;
    return { act, name: "menu", index, label: t(`menu.form.${label}`, { number }) };
  };
  const nameNow = () => row.current?.querySelector("input")?.value || t("menu.form.dishNumber", { number });
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter();
  };
  return (
    <li className="grid gap-1" ref={row}>
      <div className="flex gap-2">
        <TextInput
          {...lineOf(dish)}
          aria-label={t("menu.form.dishNumber", { number })}
          placeholder={t("menu.form.dish")}
          maxLength={longest.dish}
          autoFocus={from === null}
        />
        <TextInput
          {...lineOf(price)}
          className="max-w-24"
          aria-label={t("menu.form.priceNumber", { number })}
          placeholder={t("menu.form.price")}
          inputMode="decimal"
          maxLength={20}
          onKeyDown={addOnEnter}
        />
      </div>
      <FieldError id={fieldId(dish.name)} error={dish.error} />
      <FieldError id={fieldId(price.name)} error={price.error} />
      <DishDetails index={index} from={from}>
        <div className="flex flex-wrap gap-2">
          {index > 0 ? <RowButton {...button("earlier")} onPress={() => onMove(index - 1)} /> : null}
          {isLast ? null : <RowButton {...button("later")} onPress={() => onMove(index + 1)} />}
          <RowButton {...button("remove")} onPress={() => onRemove(nameNow())} />
        </div>
      </DishDetails>
    </li>
  );
}

function lineOf({ name, values, error }: RowField) {
  const id = fieldId(name);
  return {
    id,
    name,
    defaultValue: values[0] ?? "",
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
}
