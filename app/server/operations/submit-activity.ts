import type { InferOutput } from "valibot";
import { type ActivityForm, activityColumns } from "../../forms/activity";
import type { Language } from "../../rules/language";
import type { Viewer } from "../../rules/viewer";
import type { Services } from "../services";
import { type Sending, type Submitted, submitListing } from "./submit-listing";

export function submitActivity(
  services: Services,
  viewer: Pick<Viewer, "id">,
  value: InferOutput<typeof ActivityForm>,
  language: Language,
  sending: Sending,
): Promise<Submitted> {
  return submitListing(
    services,
    viewer,
    "activity",
    activityColumns(value, { language: value.language ?? language }),
    sending,
  );
}
