import { useFetcher } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/answer";
import { Button } from "../../ui/button";
import { ListingFields } from "../forms/listing-fields";
import { PlacePreviewPart } from "../forms/place-preview";
import { EditForm } from "./edit-form";
import { type EditPage, EditWords } from "./edit-screen";
import type { InDialog } from "./in-dialog";

export function PlaceInDialog({ path, onCancel }: InDialog) {
  const { t } = useWords();
  const { data: page } = useFetcher<EditPage>({ key: path });
  const fetcher = useFetcher<FormAnswer>();
  if (!page) return null;
  return (
    <div className="grid gap-5">
      <EditWords page={page} />
      <EditForm
        kind={page.kind}
        path={path}
        typed={page.typed}
        answer={fetcher.data}
        sender={fetcher}
        reasons={page.reasons}
        submitLabel={t(page.stage === "rejected" ? "listings.resubmit" : "listings.save")}
        cancel={
          <Button type="button" variant="quiet" onClick={onCancel}>
            {t("listings.cancel")}
          </Button>
        }
      >
        <ListingFields kind={page.kind} />
        <PlacePreviewPart answer={fetcher.data} path={path} />
      </EditForm>
    </div>
  );
}
