import type { Viewer } from "../../../rules/accounts/viewer";
import { selectProfile, updateProfile } from "../../db/accounts/users";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, stale } from "../site/commit";

type Profile = {
  name: string;
  whatsapp_number: string;
  business_affiliated: boolean;
  business_name: string;
};

/** `version` is the version shown in the form. Stale: somebody has saved something else meanwhile. */
export async function saveProfile(
  services: Services,
  viewer: Viewer,
  profile: Profile,
  version: number | null,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const change = {
    name: profile.name,
    whatsapp_number: profile.whatsapp_number || null,
    business_affiliated: profile.business_affiliated,
    business_name: profile.business_affiliated ? profile.business_name : null,
  };
  const entry = accountEntry(viewer.id, "profile.updated");
  const done = await commit(services, [
    updateProfile(db, viewer.id, change, version, now()),
    insertAuditOfChange(db, entry, now()),
  ]);
  if (done.ok) return { ok: true };
  const [known] = await selectProfile(db, viewer.id);
  const isSame = Object.entries(change).every(
    ([name, value]) => known?.[name as keyof typeof change] === value,
  );
  return isSame ? { ok: true } : stale;
}
