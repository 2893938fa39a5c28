import type { PortraitKind } from "./drawable-thing";
import { hourOfStart } from "./hour-of-start";
import type { Sitter } from "./portrait-choice";

/** What rows of all kinds may tell about themselves. */
export type TellingRow = {
  slug: string;
  translation?: Readonly<Record<string, { text: string }>> | null;
  category?: string | null;
  event_type?: string | null;
  business_type?: string | null;
  name?: string | null;
  business_name?: string | null;
  title?: string | null;
  description?: string | null;
  full_description?: string | null;
  start_time?: string | null;
};

const names = ["name", "business_name", "title"] as const;
const texts = ["description", "full_description"] as const;

/** A place or an event as whoever draws it sees it: both languages count. */
export function sitterOf(kind: PortraitKind, row: TellingRow): Sitter {
  const both = (fields: readonly ((typeof names)[number] | (typeof texts)[number])[]) =>
    fields.flatMap((field) => [row[field], row.translation?.[field]?.text]);
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
  return {
    kind,
    slug: row.slug,
    category: row.category ?? row.event_type ?? "",
    name: joined([...both(names), row.business_type]),
    description: joined(both(texts)),
    hour: hourOfStart(row.start_time),
  };
}
