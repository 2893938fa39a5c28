import { hasArrived, sendSubmission } from "../forms/send-form";
import { dropText } from "./kept-text";

/** Sends a post; once it has arrived, nothing of it has to be kept here. */
export async function sendPost(request: Request, send: () => Promise<unknown>) {
  const form = await request.clone().formData();
  try {
    return await sendSubmission(request, send);
  } catch (thrown) {
    if (hasArrived(thrown)) dropText(String(form.get("kept") ?? ""));
    throw thrown;
  }
}
