import type { ReactNode } from "react";
import { directionsLink, telLink, whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf, positionInWords } from "../../rules/places/coordinates";
import { safeUrl } from "../../rules/site/safe-url";
import { Button, ButtonLink } from "../../ui/button";
import type { IconName } from "../../ui/icon";
import { useWords } from "../site/words";

type Props = {
  name: string;
  whatsapp?: string | null;
  /** What the chat begins with, and the words on its button where they are not its name. */
  message?: string;
  chatLabel?: string;
  phone?: string | null;
  website?: string | null;
  closedForSeason?: boolean;
  latitude?: number | null;
  longitude?: number | null;
  /** The part of the page with the address, where there is neither a position to send a map to nor anybody to ask. */
  wayHere: string;
  /** Another site, where it can be booked. */
  booking?: string | null;
  /** Its page, to be handed on; none as long as only a preview shows it. */
  url?: string;
};

/** What a guest does next: on a phone a bar that stays at the lower edge, elsewhere a row under the name. */
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
            {props.chatLabel ?? t("places.place.whatsapp")}
          </Way>
        )}
        {call && (
          <Way href={call} icon="phone" isAsleep={closedForSeason}>
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
            {t("places.place.bookHere")}
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
  /** Nobody is asked to write to a place that sleeps until next season. */
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
