import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import type { ListingKind } from "../../rules/site/slugs";
import { Button } from "../../ui/button";
import { ActivityFields } from "../forms/activity-fields";
import { BusinessFields } from "../forms/business-fields";
import { HotelFields } from "../forms/hotel-fields";
import { PlacePreviewPart } from "../forms/place-preview";
import { RestaurantFields } from "../forms/restaurant-fields";
import { EditForm } from "./edit-form";
import { type EditPage, EditWords } from "./edit-screen";
import type { InDialog } from "./in-dialog";

const fields: Record<ListingKind, () => ReactNode> = {
  restaurant: RestaurantFields,
  hotel: HotelFields,
  activity: ActivityFields,
  business: BusinessFields,
};

export function PlaceInDialog({ path, onCancel }: InDialog) {
  const { t } = useWords();
  const { data: page } = useFetcher<EditPage>({ key: path });
  const fetcher = useFetcher<FormAnswer>();
  if (!page) return null;
  const Fields = fields[page.kind];
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
        <Fields />
        <PlacePreviewPart answer={fetcher.data} path={path} />
      </EditForm>
    </div>
  );
}
