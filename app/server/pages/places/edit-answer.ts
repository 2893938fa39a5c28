import type { InferOutput } from "valibot";
import type { ListingFields } from "../../../forms/listing-edits";
import type { ListingSchema, Written } from "../../../forms/listing-entries";
import { previewOfPlace } from "../../../forms/place-preview";
import type { Uploads } from "../../../forms/uploads";
import { readTranslation } from "../../../rules/content/localised-text";
import { isPublic } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/slugs";
import type { ListingTable } from "../../db/places/listings";
import type { OwnSent } from "../../http/sent-form";
import { editListing } from "../../operations/places/edit-listing";
import { answerSubmission } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { ownListing } from "./edit-page";

/** A kind's own form in its owner's hand, once it has been sent before. */
type Edited<Row, S extends ListingSchema> = Uploads & {
  schema: (shown: Row) => S;
  columns: (value: InferOutput<S>, written: Written) => ListingFields;
  path: string;
  toast: string;
};

export async function answerEdit<Table extends ListingTable, S extends ListingSchema>(
  sent: OwnSent,
  kind: ListingKind,
  id: string,
  { schema, columns, ...rest }: Edited<Table["$inferSelect"], S>,
) {
  const { shown, ...own } = await ownListing(sent, kind, id);
  const writtenAs = ({ language }: InferOutput<S>) => ({
    language: language ?? shown.language,
    previous: readTranslation(shown.translation),
  });
  // What nobody has approved changes nothing that is public.
  const toast = isPublic(own.listing) ? rest.toast : `${rest.toast}Waits`;
  return takeOnce(sent, () =>
    answerSubmission(sent, {
      ...rest,
      toast,
      schema: schema(shown as Table["$inferSelect"]),
      preview: (value, language) => previewOfPlace(kind, columns(value, writtenAs(value)), language),
      submit: (services, viewer, value, _, sending) =>
        editListing(services, viewer, kind, own, columns(value, writtenAs(value)), sending),
    }),
  );
}
