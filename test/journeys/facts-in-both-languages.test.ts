import { expect, test } from "vitest";
import { evening, now, openEdits } from "../support/event-owner-edits";
import { plain } from "../support/page-html";

const { town, edits } = await openEdits();

const inSpanish = {
  "translation.title": "Noche de cuentos",
  "translation.location": "Frente a la playa",
  "translation.description": "Cuentos de quien sepa uno.",
};
const page = async (path: string) => plain(await (await town.get(path, { now })).text());

test("A new venue is public at once in both languages; other texts wait", async () => {
  const { id, slug } = await edits.held({ title: "Night of tales" });
  const typed = { title: "Night of tales", ...inSpanish };
  await edits.edit(id, typed);
  await town.rows(
    "UPDATE events SET translation = json_extract(pending_changes, '$.translation') WHERE id = ?",
    id,
  );
  await town.rows("UPDATE events SET pending_changes = NULL, waiting_since = NULL WHERE id = ?", id);
  expect(await page(`/es/events/${slug}`)).toContain("Frente a la playa");

  await edits.edit(id, {
    ...typed,
    location: "Under the mango",
    "translation.location": "Debajo del mango",
    "translation.title": "Otra noche",
  });
  expect(await page(`/events/${slug}`)).toContain("Under the mango");
  const spanish = await page(`/es/events/${slug}`);
  expect(spanish).toContain("Debajo del mango");
  expect(spanish).toContain("Noche de cuentos");
  expect(spanish).not.toContain("Otra noche");
});

test("A venue with an unchanged translation is shown with its current text", async () => {
  const { id, slug } = await edits.held({ title: "Night of songs", description: evening.description });
  await edits.edit(id, { title: "Night of songs", ...inSpanish });
  await town.rows(
    "UPDATE events SET translation = json_extract(pending_changes, '$.translation') WHERE id = ?",
    id,
  );
  await edits.edit(id, { title: "Night of songs", ...inSpanish, location: "Under the mango" });
  const spanish = await page(`/es/events/${slug}`);
  expect(spanish).toContain("Under the mango");
  expect(spanish).not.toContain("Frente a la playa");
});
