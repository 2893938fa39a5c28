import type { ReactNode } from "react";
import { reviewsLink, whatsappLink } from "../../rules/places/contact-links";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

type Props = { sentence: string; children: ReactNode };

/** A tab nobody has filled yet says so, and offers what can be done meanwhile. */
function EmptyTab({ sentence, children }: Props) {
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <p className="text-muted">{sentence}</p>
      <div className="actions">{children}</div>
    </div>
  );
}

type Asked = { name: string; whatsapp: string | null; closed_for_season: boolean };

export function MissingMenu({ name, whatsapp, closed_for_season }: Asked) {
  const { t } = useWords();
  const chat = whatsappLink(whatsapp, t("places.place.menuQuestion", { name }));
  return (
    <EmptyTab sentence={t("places.place.menuSoon")}>
      {chat && !closed_for_season ? (
        <ButtonLink href={chat} icon="message" rel="nofollow noopener">
          {t("places.place.askMenu")}
        </ButtonLink>
      ) : (
        <ReadReviews name={name} />
      )}
    </EmptyTab>
  );
}

export function MissingReviews({ name }: Pick<Asked, "name">) {
  const { t } = useWords();
  return (
    <EmptyTab sentence={t("places.place.reviewsSoon")}>
      <ReadReviews name={name} />
    </EmptyTab>
  );
}

function ReadReviews({ name }: Pick<Asked, "name">) {
  const { t } = useWords();
  return (
    <ButtonLink href={reviewsLink(name)} variant="secondary" icon="external" rel="noopener">
      {t("places.place.readReviews")}
    </ButtonLink>
  );
}
