import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { tabOf } from "../../rules/places/own-listings";
import { editPath } from "../../rules/places/paths";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { ButtonLink } from "../../ui/button";
import type { FormFetcher } from "../forms/form-with-pictures";
import { ListingFields } from "../forms/listing-fields";
import { PlacePreviewPart } from "../forms/place-preview";
import { ReviewNote } from "../forms/review-note";
import { EditForm } from "./edit-form";
import { OwnFormFrame } from "./own-form-frame";

export type EditPage = {
  kind: ListingKind;
  id: string;
  name: string;
  stage: "live" | "declined" | "pending" | "rejected";
  note: string | null;
  reasons: FieldReasons | null;
  typed: Typed;
};

type Props = { page: EditPage; answer: FormAnswer | undefined };

/** Without scripts, and after an error, the form has its own page. */
export function EditPlaceScreen({ page, answer }: Props) {
  const { t, localPath } = useWords();
  const path = localPath(editPath(page.kind, page.id));
  return (
    <OwnFormFrame title={t(`listings.editTitle.${page.kind}`)}>
      <p className="lead">{page.name}</p>
      <EditPlace
        {...{ page, path, answer }}
        cancel={
          <ButtonLink variant="quiet" href={localPath(`/my-listings?type=${tabOf(page.kind)}`)}>
            {t("listings.cancel")}
          </ButtonLink>
        }
      />
    </OwnFormFrame>
  );
}

type PlaceProps = Props & { path: string; sender?: FormFetcher; cancel: ReactNode };

export function EditPlace({ page, ...form }: PlaceProps) {
  const { t } = useWords();
  const { stage, kind, note, reasons, typed } = page;
  const lead = stage === "live" ? (`live.${kind}` as const) : stage;
  return (
    <>
      <p className="text-muted">{t(`listings.editLead.${lead}`)}</p>
      <ReviewNote kind={kind} note={note} reasons={reasons} />
      <EditForm
        {...{ kind, typed, reasons }}
        {...form}
        submitLabel={t(stage === "rejected" ? "listings.resubmit" : "listings.save")}
      >
        <ListingFields kind={kind} />
        <PlacePreviewPart answer={form.answer} path={form.path} />
      </EditForm>
    </>
  );
}
