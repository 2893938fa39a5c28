import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { requestKinds } from "../../../rules/accounts/data-requests";
import { listingKinds, placeKinds } from "../../../rules/site/listing-kinds";
import { userId, users } from "./accounts";
import { instant } from "./columns";

type FactsBefore = { facts: object; confirmed_at: number | null };

/** An admin removes a lost second factor after a day, unless the account's owner stops it by the mailed link. */
export const factorRemovals = sqliteTable(
  "factor_removals",
  {
    user_id: userId().primaryKey(),
    token_hash: text().notNull(),
    asked_by: text().notNull(),
    reason: text().notNull(),
    asked_at: instant().notNull(),
    due_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("factor_removals_token").on(table.token_hash),
    index("factor_removals_due").on(table.due_at),
  ],
);

/**
 * Somebody who can't sign in asked an admin for their data or its deletion, confirmed by a mailed link. A newsletter
 * reader's request has no account.
 */
export const dataRequests = sqliteTable(
  "data_requests",
  {
    email: text().notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    user_id: text().references(() => users.id, { onDelete: "cascade" }),
    token_hash: text().notNull(),
    asked_by: text().notNull(),
    asked_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** When the file was last downloaded. */
    answered_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.kind] }),
    uniqueIndex("data_requests_token").on(table.token_hash),
    index("data_requests_user").on(table.user_id),
    index("data_requests_newest").on(table.asked_at),
  ],
);

/**
 * Links in mails about a place's facts that work without a password: to confirm or change them, to undo such a change,
 * and to opt out.
 */
export const factLinks = sqliteTable(
  "fact_links",
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ["confirm", "take-back", "stop"] }).notNull(),
    user_id: userId(),
    email: text().notNull(),
    // Null where the link is about the mails themselves.
    kind: text({ enum: listingKinds }),
    listing_id: text(),
    // Of a change that can be undone: what was there before, and what's there now.
    before: text({ mode: "json" }).$type<FactsBefore>(),
    after: text({ mode: "json" }).$type<object>(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    index("fact_links_user").on(table.user_id, table.purpose),
    index("fact_links_expiry").on(table.expires_at),
  ],
);

/** Somebody says a public place is theirs; an admin hands it over or refuses, and the row is deleted. */
export const placeClaims = sqliteTable(
  "place_claims",
  {
    user_id: userId(),
    kind: text({ enum: placeKinds }).notNull(),
    listing_id: text().notNull(),
    note: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.listing_id] }),
    index("place_claims_listing").on(table.kind, table.listing_id),
    index("place_claims_oldest").on(table.created_at),
  ],
);
