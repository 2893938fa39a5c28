import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { firstsOf, typedIn } from "../forms/local-draft";
import { sendForm } from "../forms/send-form";

export const profileKeptUnder = "/profile";

const failures = {
  offline: { title: "submission.notices.offlineTitle", key: "submission.notices.offline" },
  failed: { title: "toasts.profileFailed.title", key: "toasts.profileFailed.description" },
} as const;

export async function sendProfile(request: Request, send: () => Promise<unknown>) {
  const { typed } = typedIn(await request.clone().formData());
  return sendForm(send, {
    path: profileKeptUnder,
    back: (notice): AccountAnswer => ({
      typed: firstsOf(typed),
      failure: failures[notice === "offline" ? "offline" : "failed"],
    }),
  });
}
