import { telLink, whatsappLink } from "../../rules/places/contact-links";
import { safeUrl } from "../../rules/site/safe-url";
import { Button, ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

type Props = {
  whatsapp?: string | null;
  /** What the chat begins with. */
  message?: string;
  phone?: string | null;
  website?: string | null;
  closedForSeason?: boolean;
};

/** Each way to reach a place that has one; nobody is asked to write to a place that sleeps until next season. */
export function PlaceActions({ whatsapp, message, phone, website, closedForSeason }: Props) {
  const { t } = useWords();
  const chat = whatsappLink(whatsapp, message);
  const call = telLink(phone);
  const site = safeUrl(website);
  const ways = [chat && `WhatsApp ${whatsapp}`, call && `${t("places.hotel.phone")} ${phone}`, site];
  return (
    <>
      {/* Paper has no buttons. */}
      <p className="hidden w-full print:block">{ways.filter(Boolean).join(" · ")}</p>
      {chat &&
        (closedForSeason ? (
          <Button type="button" icon="message" disabled>
            {t("places.place.whatsapp")}
          </Button>
        ) : (
          <ButtonLink href={chat} icon="message" rel="nofollow noopener">
            {t("places.place.whatsapp")}
          </ButtonLink>
        ))}
      {call &&
        (closedForSeason ? (
          <Button type="button" variant="secondary" icon="phone" disabled>
            {t("places.place.call")}
          </Button>
        ) : (
          <ButtonLink href={call} variant="secondary" icon="phone">
            {t("places.place.call")}
          </ButtonLink>
        ))}
      {site && (
        <ButtonLink href={site} variant="secondary" icon="globe" rel="ugc nofollow noopener">
          {t("places.place.website")}
        </ButtonLink>
      )}
      {closedForSeason && (chat || call) && (
        <p className="w-full text-sm text-muted">{t("places.place.closedActions")}</p>
      )}
    </>
  );
}
