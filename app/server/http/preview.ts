import type { Context } from "../context";
import { viewerIn } from "./viewer";

/** Only for admins; ignored for everybody else. */
export function asksPreview(context: Context, url: URL): boolean {
  return url.searchParams.get("preview") === "draft" && (viewerIn(context)?.isAdmin ?? false);
}

/** The section selected in the studio beside the preview; null where the preview is alone. */
export function chosenPart(url: URL): string | null {
  return url.searchParams.get("section");
}
