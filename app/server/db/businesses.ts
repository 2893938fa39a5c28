import { and } from "drizzle-orm";
import type { Database } from "./client";
import { behind, cardColumns, inListOrder, isPublicIn, type ListSlice } from "./listings";
import { businessListings as businesses } from "./schema/places";

export function selectPublicBusinesses(db: Database, { after, limit }: ListSlice) {
  return db
    .select({
      ...cardColumns(businesses),
      name: businesses.name,
      address: businesses.address,
      phone: businesses.phone,
      website: businesses.website,
    })
    .from(businesses)
    .where(and(isPublicIn(businesses), behind(businesses, after)))
    .orderBy(...inListOrder(businesses))
    .limit(limit);
}
