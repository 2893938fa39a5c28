import { data } from "react-router";
import { requestState } from "../../../rules/accounts/data-requests";
import { standingVersion } from "../../../rules/accounts/person-acts";
import { isConfirmed } from "../../../rules/accounts/viewer";
import { type Context, servicesContext } from "../../context";
import { selectClaimsOf } from "../../db/accounts/claims";
import { selectDataRequestsOf } from "../../db/accounts/data-requests";
import { selectOwnedThings } from "../../db/accounts/owned-things";
import { selectPerson } from "../../db/accounts/people";
import { ask } from "../../db/database";
import { requireAdmin } from "../../http/guards";
import { viewerIn } from "../../http/viewer";
import { wholeStanding } from "./people-page";

/** With everything they own in the guide, in one round trip. */
export async function loadPerson(context: Context, url: URL, id: string) {
  const viewer = requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const [[found], claims, requests, ...things] = await ask(db, [
    selectPerson(db, id, now()),
    selectClaimsOf(db, id),
    selectDataRequestsOf(db, id),
    ...selectOwnedThings(db, id),
  ]);
  if (!found) throw data(null, 404);
  const person = wholeStanding(found);
  const asked = viewerIn(context) ?? viewer;
  return {
    person,
    claims,
    requests: requests.map((request) => ({ ...request, state: requestState(request, now()) })),
    things: things.flat(),
    version: standingVersion(person),
    isOwn: id === viewer.id,
    /** Whether sensitive forms ask for the admin's password. */
    confirm: { hasPassword: asked.hasPassword, until: isConfirmed(asked, now()) ? "" : null },
  };
}
