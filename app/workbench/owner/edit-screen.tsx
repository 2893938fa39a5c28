import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/answer";
import type { Typed } from "../../forms/site/parse";
import { tabOf } from "../../rules/places/own-listings";
import { editPath } from "../../rules/places/paths";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ListingKind } from "../../rules/site/slugs";
import { ButtonLink } from "../../ui/button";
import { ListingFields } from "../forms/listing-fields";
import { PlacePreviewPart } from "../forms/place-preview";
import { ReviewNote } from "../forms/review-note";
import { EditForm } from "./edit-form";

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

/** The edit form on a page of its own, where it stands without scripts and after an error. */
export function EditScreen({ page, answer }: Props) {
  const { t, localPath } = useWords();
  const path = localPath(editPath(page.kind, page.id));
  return (
    <section className="section">
      <div className="wrap">
        <div className="mx-auto grid max-w-form gap-6">
          <h1 className="text-3xl">{t(`listings.editTitle.${page.kind}`)}</h1>
          <p className="lead">{page.name}</p>
          <EditWords page={page} />
          <EditForm
            kind={page.kind}
            path={path}
            typed={page.typed}
            answer={answer}
            reasons={page.reasons}
            submitLabel={t(page.stage === "rejected" ? "listings.resubmit" : "listings.save")}
            cancel={
              <ButtonLink variant="quiet" href={localPath(`/my-listings?type=${tabOf(page.kind)}`)}>
                {t("listings.cancel")}
              </ButtonLink>
            }
          >
            <ListingFields kind={page.kind} />
            <PlacePreviewPart answer={answer} path={path} />
          </EditForm>
        </div>
      </div>
    </section>
  );
}

/** What becomes of the changes, and what the reviewer said about the last ones. */
export function EditWords({ page }: { page: EditPage }) {
  const { t } = useWords();
  const { stage, kind } = page;
  const lead = stage === "live" ? (`live.${kind}` as const) : stage;
  return (
    <>
      <p className="text-muted">{t(`listings.editLead.${lead}`)}</p>
      {page.note || page.reasons ? (
        <ReviewNote kind={page.kind} note={page.note ?? ""} reasons={page.reasons} />
      ) : null}
    </>
  );
}
