import type { InferOutput } from "valibot";
import { type BusinessForm, businessColumns } from "../../forms/business";
import type { Language } from "../../rules/language";
import type { Viewer } from "../../rules/viewer";
import type { Services } from "../services";
import { type Sending, type Submitted, submitListing } from "./submit-listing";

export function submitBusiness(
  services: Services,
  viewer: Pick<Viewer, "id">,
  value: InferOutput<typeof BusinessForm>,
  language: Language,
  sending: Sending,
): Promise<Submitted> {
  return submitListing(
    services,
    viewer,
    "business",
    businessColumns(value, { language: value.language ?? language }),
    sending,
  );
}
