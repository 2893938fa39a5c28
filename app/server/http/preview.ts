import type { Context } from "../context";
import { viewerIn } from "./viewer";

/** An admin asks for a page with its drafts; from anybody else the question is as good as none. */
export function asksPreview(context: Context, url: URL): boolean {
  return url.searchParams.get("preview") === "draft" && (viewerIn(context)?.isAdmin ?? false);
}

/** The part that is chosen in the studio, when the page stands beside its form; null where it stands alone. */
export function chosenPart(url: URL): string | null {
  return url.searchParams.get("section");
}
