import { useWords } from "../../components/site/words";
import { longestMenuText } from "../../rules/places/menu-limits";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { type Filled, useOpenPart } from "./folded-part";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { TextField } from "./labelled-fields";
import { MenuRows } from "./menu-rows";
import { PictureField } from "./picture-field";

/** A menu can be entered as rows, as one text, or as pictures. */
export function MenuFields() {
  const { t } = useWords();
  return (
    <FormPart
      title={t("menu.title")}
      folds={{
        fields: ["menu", "menu_text", "menu_files", "menu_images", "translation.menu"],
        holds: t("menu.form.holds"),
        say: (filled) => sayDishes(filled, (count) => t("menu.form.dishCount", { count })),
      }}
    >
      <p className="hint">{t("menu.form.lead")}</p>
      <MenuText />
      <MenuRows />
      <PictureField
        label={t("menu.pictures")}
        files="menu_files"
        addresses="menu_images"
        folder="restaurants"
        isList
      />
    </FormPart>
  );
}

function sayDishes(filled: Filled, say: (count: number) => string): string {
  let count = 0;
  for (let row = 0; filled(`menu.${row}.dish`).length > 0; row++)
    if (filled(`menu.${row}.dish`)[0]?.trim()) count++;
  return count > 0 ? say(count) : "";
}

/** The button always submits the form, which comes back with the lines as rows. */
function MenuText() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const name = "menu_text";
  const part = useOpenPart(name, !text("menu.0.dish") || Boolean(text(name) || problem(name)));
  return (
    <details className="rounded-lg border border-line bg-card" {...part}>
      <summary className="flex min-h-12 items-center justify-between px-5 py-3 font-bold text-sea-ink">
        {t("menu.form.write")}
        <Icon name="chevron-down" />
      </summary>
      <div className="grid gap-3 px-5 pb-5">
        <TextField
          name={name}
          label={t("menu.form.text")}
          hint={t("menu.form.textHint")}
          rows={6}
          maxLength={longestMenuText}
        />
        <p>
          <Button type="submit" variant="secondary" size="small" name="intent" value={`add:${name}`}>
            {t("menu.form.take")}
          </Button>
        </p>
      </div>
    </details>
  );
}
