import { and, eq } from "drizzle-orm";
import type { Database } from "./client";
import {
  behind,
  cardColumns,
  inListOrder,
  isPublicIn,
  type ListSlice,
  type SliceValues,
  sliceValues,
} from "./listings";
import { adventureBusinessListings as activities } from "./schema/places";
import { type Gaps, writtenOnce } from "./written-once";

const card = {
  ...cardColumns(activities),
  business_name: activities.business_name,
  business_type: activities.business_type,
};

type Filter = ListSlice & { category?: string };

const list = writtenOnce((db, gaps: Gaps<SliceValues & { category?: string }>) => {
  const isWanted = gaps.category && eq(activities.category, gaps.category);
  return db
    .select(card)
    .from(activities)
    .where(and(isPublicIn(activities), isWanted, behind(activities, gaps)))
    .orderBy(...inListOrder(activities))
    .limit(gaps.limit);
});

export function selectPublicActivities(db: Database, { category, ...slice }: Filter) {
  return list(db, { ...sliceValues(slice), category });
}

export const selectPublicActivity = writtenOnce((db, { slug }: Gaps<{ slug: string }>) =>
  db
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
    .limit(1),
);
