import type { RouterContextProvider } from "react-router";
import type { InferOutput } from "valibot";
import type { ListingSchema, Written } from "../../forms/listing-entries";
import type { Uploads } from "../../forms/uploads";
import type { Toast } from "../../rules/flash";
import { readTranslation } from "../../rules/localised-text";
import type { ListingKind } from "../../rules/slugs";
import type { ListingValues } from "../../server/db/listing-changes";
import type { ListingTable } from "../../server/db/listings";
import { saveEdit } from "../../server/operations/save-edit";
import { answerSubmission, savedAnswer } from "../add/submission-answer";
import { ownListing } from "./edit-page";
import { takeOnce } from "./once";

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
