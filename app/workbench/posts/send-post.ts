import { hasArrived, sendSubmission } from "../forms/send-form";
import { dropText } from "./kept-text";

/** Once the post has been accepted, its draft is dropped. */
export async function sendPost(request: Request, send: () => Promise<unknown>) {
  const form = await request.clone().formData();
  try {
    return await sendSubmission(request, send);
  } catch (thrown) {
    if (hasArrived(thrown)) dropText(String(form.get("kept") ?? ""));
    throw thrown;
  }
}
