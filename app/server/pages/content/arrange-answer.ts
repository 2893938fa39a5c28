import { data } from "react-router";
import { movedTo, type PlacedName, placeOf } from "../../../rules/content/move-section";
import { plainPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectOpenVersions } from "../../db/content/content-versions";
import { type SectionPlace, selectStudioSections } from "../../db/content/studio-sections";
import { ask } from "../../db/database";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { arrangeSections } from "../../operations/content/arrange-sections";
import { pageAt } from "./managed-pages";
import { toastOf } from "./section-toast";
import { sectionNames, storedPage } from "./stored-section";
import { carryOut } from "./studio-done";

/** Acts in the list of sections, which return to it. */
export const isOfOrder = (intent: string) =>
  ["show", "hide", "move-up", "move-down", "update"].includes(intent);

/** Order and visibility are stored in the English page's rows only. Null where someone else saved first. */
export async function answerArrangement(submitted: SignedInForm, { page_path, section_name }: SectionPlace) {
  const { form, context } = submitted;
  const services = context.get(servicesContext);
  const path = plainPath(page_path);
  const [rows, open] = await ask(services.db, [
    selectStudioSections(services.db, [path]),
    selectOpenVersions(services.db, [path]),
  ]);
  const names = sectionNames(storedPage(pageAt(context, path), rows, open));
  const section = names.find(({ name }) => name === section_name);
  if (!section) throw data(null, 404);
  const english = rows.filter((row) => row.page_path === path);
  const visible = (name: string) =>
    [...english, ...rows].find((row) => row.section_name === name)?.is_visible ?? true;
  const intent = textField(form, "intent");
  const act = intent === "show" || intent === "hide" ? intent : "order";
  const changed =
    act === "order"
      ? movedTo(names, section_name, placeWanted(form, names, section_name))
      : [section].filter(({ name }) => visible(name) !== (act === "show"));
  const arranged = changed.map(({ name, order }) => {
    return { name, order, isVisible: act === "order" ? visible(name) : act === "show" };
  });
  return carryOut(submitted, { there: { page_path }, toast: toastOf(form) }, async (editor) =>
    arranged.length === 0
      ? { ok: true }
      : arrangeSections(services, editor, act, { page_path: path, section_name }, english, arranged),
  );
}

function placeWanted(form: FormData, names: PlacedName[], name: string): number {
  const steps: Record<string, number> = { "move-up": -1, "move-down": 1 };
  const step = steps[textField(form, "intent")];
  const wanted = step ? placeOf(names, name) + step : Number(textField(form, "display_order"));
  if (!Number.isSafeInteger(wanted)) throw data(null, 400);
  return wanted;
}
