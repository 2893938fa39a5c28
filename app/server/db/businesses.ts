import { and } from "drizzle-orm";
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
import { businessListings as businesses } from "./schema/places";
import { type Gaps, writtenOnce } from "./written-once";

const list = writtenOnce((db, gaps: Gaps<SliceValues>) =>
  db
    .select({
      ...cardColumns(businesses),
      name: businesses.name,
      address: businesses.address,
      phone: businesses.phone,
      website: businesses.website,
    })
    .from(businesses)
    .where(and(isPublicIn(businesses), behind(businesses, gaps)))
    .orderBy(...inListOrder(businesses))
    .limit(gaps.limit),
);

export function selectPublicBusinesses(db: Database, slice: ListSlice) {
  return list(db, sliceValues(slice));
}
