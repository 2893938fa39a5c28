import { data } from "react-router";
import { movedTo, placeOf } from "../../../rules/content/section-order";
import { plainPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { ask } from "../../db/client";
import { selectOpenVersions } from "../../db/content/content-versions";
import { type SectionPlace, selectSections } from "../../db/content/sections";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { orderSections, showSection } from "../../operations/content/arrange-sections";
import { pageAt } from "./managed-pages";
import { toastOf } from "./section-toast";
import { sectionNames, storedPage } from "./stored-section";
import { carryOut } from "./studio-done";

/** What is done in the list of a page's parts, and leads back to it. */
export const isOfOrder = (intent: string) =>
  ["show", "hide", "move-up", "move-down", "update"].includes(intent);

/** Order and visibility stand once, in the rows of the English page. Null: somebody was faster. */
export async function answerArrangement(submitted: OwnSent, { page_path, section_name }: SectionPlace) {
  const { form, context } = submitted;
  const services = context.get(servicesContext);
  const path = plainPath(page_path);
  const place = { page_path: path, section_name };
  const [rows, open] = await ask(services.db, [
    selectSections(services.db, [path]),
    selectOpenVersions(services.db, [path]),
  ]);
  const names = sectionNames(storedPage(pageAt(context, path), rows, open));
  const section = names.find(({ name }) => name === section_name);
  if (!section) throw data(null, 404);
  const done = { there: { page_path }, toast: toastOf(form) };
  const intent = textField(form, "intent");
  const english = rows.filter((row) => row.page_path === path);
  if (intent === "show" || intent === "hide") {
    const row = [...english, ...rows].find((one) => one.section_name === section_name);
    const isVisible = intent === "show";
    return carryOut(submitted, done, async (editor) =>
      (row?.is_visible ?? true) === isVisible
        ? { ok: true }
        : showSection(services, editor, place, isVisible, section.order),
    );
  }
  const from = placeOf(names, section_name);
  const wanted =
    intent === "update" ? Number(textField(form, "display_order")) : from + (intent === "move-up" ? -1 : 1);
  if (!Number.isSafeInteger(wanted)) throw data(null, 400);
  const moved = movedTo(names, section_name, wanted);
  return carryOut(submitted, done, async (editor) =>
    moved.length === 0 ? { ok: true } : orderSections(services, editor, place, english, moved),
  );
}
