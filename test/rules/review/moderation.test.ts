import { describe, expect, test } from "vitest";
import {
  approved,
  changedByOwner,
  correctedByReviewer,
  isWaitingEdit,
  type Moderated,
  rejected,
  withPending,
} from "../../../app/rules/review/moderation";

const monday = 1_000;
const tuesday = 2_000;
const row = (given: Partial<Moderated> = {}) => ({
  status: "approved" as const,
  review_note: null,
  review_reasons: null,
  waiting_since: null,
  approved_at: 10,
  pending_changes: null,
  name: "La Cocina",
  phone: "6000-0000",
  ...given,
});

describe("An owner changes", () => {
  test("the phone of a public restaurant: public at once, without a review", () => {
    const change = changedByOwner("restaurant", row(), { phone: "6111-1111" }, monday);
    expect(change.row).toEqual({
      phone: "6111-1111",
      changed_at: monday,
      pending_changes: null,
      review_note: null,
      review_reasons: null,
      waiting_since: null,
    });
    expect(change.toReview).toBeNull();
  });

  test("the name of a public restaurant: the old one stays until it's reviewed", () => {
    const change = changedByOwner("restaurant", row(), { name: "La Panga" }, monday);
    expect(change.row).toEqual({
      pending_changes: { name: "La Panga" },
      review_note: null,
      review_reasons: null,
      waiting_since: monday,
    });
    expect(change.atOnce).toEqual({});
  });

  test("a name that's already pending: it keeps its place in the queue", () => {
    const waiting = row({ pending_changes: { name: "La Panga" }, waiting_since: monday });
    const change = changedByOwner("restaurant", waiting, { name: "El Bote" }, tuesday);
    expect(change.row).toMatchObject({ pending_changes: { name: "El Bote" }, waiting_since: monday });
  });

  test("a name back to the public one: nothing is pending any more", () => {
    const waiting = row({ pending_changes: { name: "La Panga" }, waiting_since: monday });
    const change = changedByOwner("restaurant", waiting, { name: "La Cocina" }, tuesday);
    expect(change.row).toMatchObject({ pending_changes: null, waiting_since: null });
  });

  test("only the phone beside a rejected edit: that stays rejected, with its reason", () => {
    const why = { review_note: "Which is it?", review_reasons: { name: "Two names" } };
    const declined = row({ pending_changes: { name: "La Panga" }, ...why });
    const change = changedByOwner("restaurant", declined, { phone: "6111-1111" }, tuesday);
    expect(change.row).toMatchObject({
      pending_changes: { name: "La Panga" },
      ...why,
      waiting_since: null,
    });
  });

  test("a rejected submission: all of it, and it's pending again", () => {
    const turnedDown = row({ status: "rejected", review_note: "No", approved_at: null });
    const change = changedByOwner("restaurant", turnedDown, { name: "La Panga", phone: "1" }, monday);
    expect(change.row).toEqual({
      name: "La Panga",
      phone: "1",
      status: "pending",
      review_note: null,
      review_reasons: null,
      pending_changes: null,
      waiting_since: monday,
    });
  });
});

describe("A reviewer corrects", () => {
  test("a pending edit: its texts stay pending, and the public version stays", () => {
    const waiting = row({ pending_changes: { name: "LA PANGA!!!" }, waiting_since: monday });
    const { row: changed } = correctedByReviewer("restaurant", waiting, { name: "La Panga" }, tuesday);
    expect(changed).toEqual({ pending_changes: { name: "La Panga" } });
  });

  test("a pending edit back to the public version: nothing is pending", () => {
    const waiting = row({ pending_changes: { name: "LA PANGA!!!" }, waiting_since: monday });
    const { row: changed } = correctedByReviewer("restaurant", waiting, { name: "La Cocina" }, tuesday);
    expect(changed).toEqual({ pending_changes: null, waiting_since: null });
  });

  test("a public row without an edit: at once", () => {
    const { row: changed } = correctedByReviewer("restaurant", row(), { name: "La Panga" }, tuesday);
    expect(changed).toEqual({ name: "La Panga", changed_at: tuesday });
  });
});

describe("A decision", () => {
  test("makes a submission public and stores when that first happened", () => {
    const waiting = row({ status: "pending", approved_at: null, waiting_since: monday });
    const decided = approved(waiting, "admin", tuesday);
    expect(decided).toMatchObject({ status: "approved", approved_at: tuesday, waiting_since: null });
    expect(approved(row(), "admin", tuesday).approved_at).toBe(10);
  });

  test("applies a pending edit", () => {
    const waiting = row({ pending_changes: { name: "La Panga" }, waiting_since: monday });
    expect(approved(waiting, "admin", tuesday)).toMatchObject({ name: "La Panga", pending_changes: null });
    expect(withPending(waiting, waiting.pending_changes).name).toBe("La Panga");
  });

  test("rejects an edit and leaves the public version", () => {
    const waiting = row({ pending_changes: { name: "La Panga" }, waiting_since: monday });
    expect(isWaitingEdit(waiting)).toBe(true);
    const why = { note: "Why?", reasons: { name: "Two names" } };
    expect(rejected(waiting, "admin", why, tuesday)).toMatchObject({
      status: "approved",
      review_note: "Why?",
      review_reasons: { name: "Two names" },
    });
    const bare = { note: "", reasons: {} };
    expect(rejected(row({ status: "pending" }), "admin", bare, tuesday)).toMatchObject({
      status: "rejected",
      review_note: null,
      review_reasons: null,
    });
  });
});
