import type { RouterContextProvider } from "react-router";
import type { InferOutput } from "valibot";
import type { ListingSchema, Written } from "../../../forms/listing-entries";
import type { Uploads } from "../../../forms/uploads";
import { readTranslation } from "../../../rules/pages/localised-text";
import type { Toast } from "../../../rules/site/flash";
import type { ListingKind } from "../../../rules/site/slugs";
import type { ListingValues } from "../../db/places/listing-changes";
import type { ListingTable } from "../../db/places/listings";
import { saveEdit } from "../../operations/places/save-edit";
import { takeOnce } from "../site/once";
import { answerSubmission, savedAnswer } from "../site/submission-answer";
import { ownListing } from "./edit-page";

type Sent = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { id: string };
};

/** A kind's own form in its owner's hand, once it has been sent before. */
type Edited<Row, S extends ListingSchema> = Uploads & {
  schema: (shown: Row) => S;
  columns: (value: InferOutput<S>, written: Written) => ListingValues;
  path: string;
  toast: string;
};

export async function answerEdit<Table extends ListingTable, S extends ListingSchema>(
  sent: Sent,
  kind: ListingKind,
  table: Table,
  { schema, columns, ...rest }: Edited<Table["$inferSelect"], S>,
) {
  const { listing, shown } = await ownListing(sent.context, sent.url, table, sent.params.id);
  const save = () =>
    answerSubmission(sent, {
      ...rest,
      schema: schema(shown as Table["$inferSelect"]),
      submit: (services, viewer, value, _, sending) => {
        const written = {
          language: value.language ?? shown.language,
          previous: readTranslation(shown.translation),
        };
        return saveEdit(services, viewer, kind, listing, columns(value, written), sending);
      },
    });
  return takeOnce(sent, save, () => {
    const toast: Toast = { name: rest.toast, variant: "default" };
    return savedAnswer(sent, rest.path, toast);
  });
}
