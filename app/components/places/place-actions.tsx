import type { ReactNode } from "react";
import { telLink, whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf, positionInWords } from "../../rules/places/coordinates";
import { directionsLink } from "../../rules/places/map-links";
import { safeUrl } from "../../rules/site/safe-url";
import { Button, ButtonLink } from "../../ui/button";
import type { IconName } from "../../ui/icon";
import { useWords } from "../site/words";

type Props = {
  name: string;
  whatsapp?: string | null;
  /** The chat's first message, and the button's label if it isn't "WhatsApp". */
  message?: string;
  chatLabel?: string;
  phone?: string | null;
  website?: string | null;
  closedForSeason?: boolean;
  latitude?: number | null;
  longitude?: number | null;
  /** An anchor to the address, if there's neither a position nor a contact. */
  wayHere: string;
  /** The booking site. */
  booking?: string | null;
  /** The page to share; none in a preview. */
  url?: string;
};

/** The main actions: a bar at the bottom of a phone, a row under the name elsewhere. */
export function PlaceActions(props: Props) {
  const { t, localPath } = useWords();
  const { name, whatsapp, phone, website, closedForSeason, booking, url } = props;
  const chat = whatsappLink(whatsapp, props.message);
  const call = telLink(phone);
  const site = safeUrl(website);
  const where = coordinatesOf(props);
  const askWay = whatsappLink(whatsapp, t("places.place.wayQuestion", { name }));
  return (
    <>
      {/* For print, the contacts as text. */}
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
            {props.chatLabel ?? t("places.place.whatsapp")}
          </Way>
        )}
        {call && (
          <Way href={call} icon="phone" isAsleep={closedForSeason} isFirst={!chat && !booking}>
            {t("places.place.call")}
          </Way>
        )}
        {where ? (
          <Way href={directionsLink(where)} icon="pin" rel="noopener">
            {t("places.place.way")}
          </Way>
        ) : askWay && !closedForSeason ? (
          <Way href={askWay} icon="pin" rel="nofollow noopener">
            {t("places.place.askWayShort")}
          </Way>
        ) : (
          <Way href={props.wayHere} icon="pin">
            {t("places.place.address")}
          </Way>
        )}
        {booking && (
          <ButtonLink
            href={booking}
            icon="bed"
            target="_blank"
            rel="sponsored nofollow noopener"
            aria-describedby="book-note"
          >
            {t("places.hotel.bookNow")}
          </ButtonLink>
        )}
      </div>
      {(site || url) && (
        <p className="place-ways no-print">
          {site && (
            <a href={site} rel="ugc nofollow noopener">
              {t("places.place.website")}
            </a>
          )}
          {url && (
            <>
              <a href={`${url}/share`}>{t("share.link")}</a>
              <a href={`${url}.vcf`}>{t("share.contact")}</a>
            </>
          )}
        </p>
      )}
      {closedForSeason && (chat || call) && (
        <p className="w-full text-sm text-muted">
          {t("places.place.closedActions")}{" "}
          <a href={localPath("/eat?open=now")}>{t("places.place.openInstead")}</a>
        </p>
      )}
    </>
  );
}

type WayProps = {
  href: string;
  icon: IconName;
  rel?: string;
  /** No contact button while a place is closed for the season. */
  isAsleep?: boolean;
  isFirst?: boolean;
  children: ReactNode;
};

function Way({ href, rel, isAsleep, isFirst, ...action }: WayProps) {
  const look = { ...action, variant: isFirst ? "primary" : "secondary" } as const;
  return isAsleep ? (
    <Button type="button" disabled {...look} />
  ) : (
    <ButtonLink href={href} rel={rel} {...look} />
  );
}
