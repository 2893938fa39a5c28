import type { Viewer } from "../../../rules/accounts/viewer";
import { updateProfile } from "../../db/accounts/users";
import { ask } from "../../db/client";
import { insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";

type Profile = {
  name: string;
  whatsapp_number: string;
  business_affiliated: boolean;
  business_name: string;
};

/** One's own profile, and nothing of it but these four. */
export async function saveProfile({ db, now }: Services, viewer: Viewer, profile: Profile): Promise<void> {
  const change = {
    name: profile.name,
    whatsapp_number: profile.whatsapp_number || null,
    business_affiliated: profile.business_affiliated,
    business_name: profile.business_affiliated ? profile.business_name : null,
  };
  const entry = {
    actor_id: viewer.id,
    action: "profile.updated",
    subject_kind: "user",
    subject_id: viewer.id,
  };
  await ask(db, [updateProfile(db, viewer.id, change, now()), insertAudit(db, entry, now())]);
}
