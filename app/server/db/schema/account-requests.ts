import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { requestKinds } from "../../../rules/accounts/data-requests";
import { listingKinds, placeKinds } from "../../../rules/site/slugs";
import { userId, users } from "./accounts";
import { instant } from "./columns";

type FactsBefore = { facts: object; confirmed_at: number | null };

/** A lost second factor that an admin takes away after a day, unless its owner objects by the link of the mail. */
export const factorRemovals = sqliteTable(
  "factor_removals",
  {
    user_id: userId().primaryKey(),
    // Of the mailed link that stops it.
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
 * What somebody who cannot sign in asked an admin for, by a link mailed to their address. Of an address that only reads the
 * newsletter it belongs to no account.
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
    /** When the file was last taken along. */
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
 * What the links in mails about the facts of a place are good for, without a password: to say that they are right or to
 * change them, to take such a change back, and to be asked no more.
 */
export const factLinks = sqliteTable(
  "fact_links",
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ["confirm", "take-back", "stop"] }).notNull(),
    user_id: userId(),
    // The address it was mailed to.
    email: text().notNull(),
    // The one place it opens; null where it is about all mails.
    kind: text({ enum: listingKinds }),
    listing_id: text(),
    // Of a change that can be taken back: what it took the place of, and what it says.
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

/** Somebody says that a public place is theirs, and why; an admin hands it over or says no, and the row goes. */
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
