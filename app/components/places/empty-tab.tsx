import type { ReactNode } from "react";
import { telLink, whatsappLink } from "../../rules/places/contact-links";
import { reviewsLink } from "../../rules/places/map-links";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

type Props = { sentence: string; meanwhile?: ReactNode; children: ReactNode };

/** An empty tab: says so, and offers alternatives. */
function EmptyTab({ sentence, meanwhile, children }: Props) {
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <p className="text-muted">
        {sentence} {meanwhile}
      </p>
      <div className="actions">{children}</div>
    </div>
  );
}

type MenuProps = {
  name: string;
  whatsapp: string | null;
  phone: string | null;
  closed_for_season: boolean;
  /** An anchor to its location. */
  wayHere: string;
};

/** A contact link, except for a place closed for the season. */
export function MissingMenu({ name, whatsapp, phone, closed_for_season, wayHere }: MenuProps) {
  const { t } = useWords();
  const chat = !closed_for_season && whatsappLink(whatsapp, t("places.place.menuQuestion", { name }));
  const call = !closed_for_season && telLink(phone);
  return (
    <EmptyTab
      sentence={t("places.place.menuSoon")}
      meanwhile={(chat || call) && t("places.place.menuMeanwhile")}
    >
      {chat ? (
        <ButtonLink href={chat} icon="message" rel="nofollow noopener">
          {t("places.place.askMenu")}
        </ButtonLink>
      ) : call ? (
        <ButtonLink href={call} icon="phone">
          {t("places.place.callMenu")}
        </ButtonLink>
      ) : (
        <ButtonLink href={wayHere} variant="secondary" icon="pin">
          {t("places.place.findIt")}
        </ButtonLink>
      )}
    </EmptyTab>
  );
}

export function MissingReviews({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <EmptyTab sentence={t("places.place.reviewsSoon")}>
      <ButtonLink href={reviewsLink(name)} variant="secondary" icon="external" rel="noopener">
        {t("places.place.readReviews")}
      </ButtonLink>
    </EmptyTab>
  );
}
