import { useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { moved } from "../../forms/site/repeated-rows";
import { countRows } from "../../forms/site/row-names";
import { Button } from "../../ui/button";
import { Fieldset } from "../../ui/fieldset";
import { useFormState } from "./form-state";
import { InstantButton } from "./instant-button";
import { MenuRow } from "./menu-row";

/** `from` is the row's index when the form was rendered; null for a new one. */
type Row = { id: number; from: number | null };
type Removed = { row: Row; at: number; name: string };

/** Without scripts the buttons submit the form; with scripts rows change at once. */
export function MenuRows() {
  const { t } = useWords();
  const { names, note, problem } = useFormState();
  const [start] = useState(() => Math.max(1, countRows(names(), "menu")));
  const [rows, setRows] = useState<Row[]>(() => Array.from({ length: start }, (_, id) => ({ id, from: id })));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const count = useRef(start);
  const add = () => {
    setRows((now) => [...now, { id: count.current++, from: null }]);
    setRemoved(null);
  };
  const remove = (at: number, name: string) => {
    const row = rows[at];
    if (!row) return;
    setRows(rows.filter((one) => one !== row));
    setRemoved({ row, at, name });
  };
  const putBack = ({ row, at }: Removed) => {
    setRows((now) => [...now.slice(0, at), row, ...now.slice(at)]);
    setRemoved(null);
  };
  return (
    <Fieldset name="menu" label={t("menu.form.rows")} note={note("menu")} error={problem("menu")}>
      <ol className="grid gap-3">
        {rows.map(({ id, from }, index) => (
          <MenuRow
            key={id}
            index={index}
            from={from}
            isLast={index === rows.length - 1}
            onMove={(to) => setRows((now) => moved(now, index, to))}
            onRemove={(name) => remove(index, name)}
            onEnter={add}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <InstantButton variant="secondary" intent="add:menu" icon="plus" onPress={add}>
          {t("menu.form.add")}
        </InstantButton>
        <span className="hint" role="status">
          {removed ? t("menu.form.removed", { name: removed.name }) : ""}
        </span>
        {removed ? (
          <Button type="button" variant="quiet" size="small" icon="undo" onClick={() => putBack(removed)}>
            {t("submission.fields.undo")}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  );
}
