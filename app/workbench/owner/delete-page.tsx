import type { ReactNode } from "react";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { type OwnKind, tabOf } from "../../rules/places/own-listings";
import { ButtonLink } from "../../ui/button";
import { OwnFormFrame } from "./own-form-frame";

type Props = {
  kind: OwnKind | "event";
  lead: ReactNode;
  isPublic: boolean;
  notice?: ReactNode;
  /** Further questions. */
  children?: ReactNode;
};

export function DeletePage({ kind, lead, isPublic, notice, children }: Props) {
  const { t, localPath } = useWords();
  return (
    <OwnFormFrame title={t(`listings.deleteTitle.${kind}`)}>
      {notice}
      <p className="lead">{lead}</p>
      <p>{t(`listings.deleteQuestion.${kind}`)}</p>
      <p className="text-muted">{t(isPublic ? "listings.deleteHint" : "listings.deleteHintUnseen")}</p>
      <form method="post" className="form">
        {children}
        <div className="actions">
          <SubmitButton variant="destructive" icon="trash">
            {t("listings.deleteButton")}
          </SubmitButton>
          <ButtonLink
            variant="quiet"
            href={localPath(`/my-listings?type=${kind === "event" ? kind : tabOf(kind)}`)}
          >
            {t("listings.keep")}
          </ButtonLink>
        </div>
      </form>
    </OwnFormFrame>
  );
}
