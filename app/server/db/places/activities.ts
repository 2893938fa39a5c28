import { and, eq } from "drizzle-orm";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { adventureBusinessListings as activities } from "../schema/places";
import { cardColumns, isPublicIn, publicList } from "./listings";

const card = {
  ...cardColumns(activities),
  ...pick(activities, "business_name", "business_type", "price_from", "duration"),
};

export const selectPublicActivities = publicList(activities, card);
export const selectCallableActivities = publicList(activities, {
  ...card,
  hours: activities.hours,
  whatsapp: activities.whatsapp,
  address: activities.address,
});

/** For the weekly sheet. */
export const selectActivityHours = publicList(activities, {
  id: activities.id,
  slug: activities.slug,
  name: activities.business_name,
  ...pick(activities, "hours", "language", "translation"),
  whatsapp: activities.whatsapp,
});

export const selectPublicActivity = (db: Database, { slug }: { slug: string }) =>
  db
    .select({
      ...card,
      ...pick(
        activities,
        "hours",
        "whatsapp",
        "location",
        "address",
        "website",
        "attribution",
        "external_key",
      ),
      ...pick(activities, "mark_note", "approved_at", "changed_at", "confirmed_at", "created_at"),
    })
    .from(activities)
    .where(and(eq(activities.slug, slug), isPublicIn(activities)))
    .limit(1);
