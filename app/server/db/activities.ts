import { and, eq } from "drizzle-orm";
import type { Database } from "./client";
import { behind, cardColumns, inListOrder, isPublicIn, type ListSlice } from "./listings";
import { adventureBusinessListings as activities } from "./schema/places";

const card = {
  ...cardColumns(activities),
  business_name: activities.business_name,
  business_type: activities.business_type,
};

type Filter = ListSlice & { category?: string };

export function selectPublicActivities(db: Database, { after, limit, category }: Filter) {
  const isWanted = category ? eq(activities.category, category) : undefined;
  return db
    .select(card)
    .from(activities)
    .where(and(isPublicIn(activities), isWanted, behind(activities, after)))
    .orderBy(...inListOrder(activities))
    .limit(limit);
}

export function selectPublicActivity(db: Database, slug: string) {
  return db
    .select({
      ...card,
      hours: activities.hours,
      whatsapp: activities.whatsapp,
      location: activities.location,
      address: activities.address,
      website: activities.website,
      approved_at: activities.approved_at,
      changed_at: activities.changed_at,
    })
    .from(activities)
    .where(and(eq(activities.slug, slug), isPublicIn(activities)))
    .limit(1);
}
