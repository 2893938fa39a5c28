import type { InferOutput } from "valibot";
import { type HotelForm, hotelColumns } from "../../forms/hotel";
import type { Language } from "../../rules/language";
import type { Viewer } from "../../rules/viewer";
import type { Services } from "../services";
import { type Sending, type Submitted, submitListing } from "./submit-listing";

export function submitHotel(
  services: Services,
  viewer: Pick<Viewer, "id">,
  value: InferOutput<typeof HotelForm>,
  language: Language,
  sending: Sending,
): Promise<Submitted> {
  return submitListing(
    services,
    viewer,
    "hotel",
    hotelColumns(value, { language: value.language ?? language }),
    sending,
  );
}
