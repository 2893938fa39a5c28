import { describe, expect, test } from "vitest";
import {
  actRefusal,
  asksPassword,
  isActDone,
  personActs,
  standingVersion,
} from "../../../app/rules/accounts/person-acts";

const rosa = {
  id: "rosa",
  isAdmin: false,
  isProven: true,
  isPaused: false,
  hasFactor: true,
  isRemoving: false,
};
const by = { adminId: "me", admins: 2 };

describe("An admin's action on an account", () => {
  test("isn't possible for one's own account, except handing over things", () => {
    const me = { ...rosa, id: "me", isAdmin: true };
    const open = personActs.filter((act) => actRefusal(act, me, by) !== "own");
    expect(open).toEqual(["hand-over"]);
  });

  test("is refused if the address is unconfirmed, or the account is paused", () => {
    expect(actRefusal("grant-admin", rosa, by)).toBeNull();
    expect(actRefusal("grant-admin", { ...rosa, isProven: false }, by)).toBe("unproven");
    expect(actRefusal("grant-admin", { ...rosa, isPaused: true }, by)).toBe("pausedPerson");
    expect(actRefusal("pause", { ...rosa, isProven: false }, by)).toBeNull();
  });

  test("never removes the last admin, nor pauses one", () => {
    const admin = { ...rosa, isAdmin: true };
    expect(actRefusal("revoke-admin", admin, by)).toBeNull();
    expect(actRefusal("revoke-admin", admin, { ...by, admins: 1 })).toBe("last");
    expect(actRefusal("pause", admin, by)).toBe("admin");
  });

  test("can't remove a second factor if there's none", () => {
    expect(actRefusal("remove-second-factor", rosa, by)).toBeNull();
    expect(actRefusal("remove-second-factor", { ...rosa, hasFactor: false }, by)).toBe("noFactor");
  });

  test("is refused if there's nothing left to do", () => {
    expect(personActs.filter((act) => isActDone(act, rosa))).toEqual([
      ...["revoke-admin", "resume", "keep-second-factor"],
    ]);
    const other = { ...rosa, isAdmin: true, isPaused: true, isRemoving: true };
    expect(personActs.filter((act) => isActDone(act, other))).toEqual([
      ...["grant-admin", "pause", "remove-second-factor"],
    ]);
  });

  test("asks for the password if it grants power", () => {
    expect(personActs.filter(asksPassword)).toEqual([
      ...["grant-admin", "revoke-admin", "hand-over", "remove-second-factor"],
    ]);
  });

  test("depends on the state of the account", () => {
    const ways = [
      rosa,
      ...[{ isAdmin: true }, { isPaused: true }, { isRemoving: true }, { hasFactor: false }].map((one) => ({
        ...rosa,
        ...one,
      })),
    ].map(standingVersion);
    expect(new Set(ways).size).toBe(5);
  });
});
