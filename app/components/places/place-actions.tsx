import type { ReactNode } from "react";
import { directionsLink, telLink, whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf, positionInWords } from "../../rules/places/coordinates";
import { safeUrl } from "../../rules/site/safe-url";
import { Button, ButtonLink } from "../../ui/button";
import type { IconName } from "../../ui/icon";
import { useWords } from "../site/words";

type Props = {
  whatsapp?: string | null;
  /** What the chat begins with. */
  message?: string;
  phone?: string | null;
  website?: string | null;
  closedForSeason?: boolean;
  latitude?: number | null;
  longitude?: number | null;
  /** The part of the page that tells the way, where there is no position to send a map to. */
  wayHere: string;
  /** The part of the page where it can be booked. */
  booking?: string | false;
};

/** What a guest does next: on a phone a bar that stays at the lower edge, elsewhere a row under the name. */
export function PlaceActions(props: Props) {
  const { t } = useWords();
  const { whatsapp, phone, website, closedForSeason, wayHere, booking } = props;
  const chat = whatsappLink(whatsapp, props.message);
  const call = telLink(phone);
  const site = safeUrl(website);
  const where = coordinatesOf(props);
  return (
    <>
      {/* Paper has no buttons. */}
      <p className="hidden w-full print:block">
        {[
          chat && `WhatsApp ${whatsapp}`,
          call && `${t("places.hotel.phone")} ${phone}`,
          site,
          where && t("places.place.position", { position: positionInWords(where) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="place-bar">
        {chat && (
          <Way href={chat} icon="message" rel="nofollow noopener" isAsleep={closedForSeason} isFirst>
            {t("places.place.whatsapp")}
          </Way>
        )}
        {call && (
          <Way href={call} icon="phone" isAsleep={closedForSeason}>
            {t("places.place.call")}
          </Way>
        )}
        <Way href={where ? directionsLink(where) : wayHere} icon="pin" rel={where ? "noopener" : undefined}>
          {t("places.place.way")}
        </Way>
        {booking && (
          <Way href={booking} icon="bed" isFirst={!chat}>
            {t("places.place.bookHere")}
          </Way>
        )}
      </div>
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

type WayProps = {
  href: string;
  icon: IconName;
  rel?: string;
  /** Nobody is asked to write to a place that sleeps until next season. */
  isAsleep?: boolean;
  isFirst?: boolean;
  children: ReactNode;
};

function Way({ href, rel, isAsleep, isFirst, ...shown }: WayProps) {
  const look = { ...shown, variant: isFirst ? "primary" : "secondary" } as const;
  return isAsleep ? (
    <Button type="button" disabled {...look} />
  ) : (
    <ButtonLink href={href} rel={rel} {...look} />
  );
}
