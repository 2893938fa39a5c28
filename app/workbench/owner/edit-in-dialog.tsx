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

const fields: Record<ListingKind, () => ReactNode> = {
  restaurant: RestaurantFields,
  hotel: HotelFields,
  activity: ActivityFields,
  business: BusinessFields,
};

type Props = { kind: ListingKind; page: EditPage; path: string; onCancel: () => void };

/** The form of the edit page, over the list. It is fetched when the first listing is edited. */
export function EditInDialog({ kind, page, path, onCancel }: Props) {
  const { t } = useWords();
  const Fields = fields[kind];
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="grid gap-5">
      <EditWords page={page} />
      <EditForm
        kind={kind}
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
