import type { Ways } from "../../rules/info/services";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

export const isReachable = ({ call, chat, website }: Ways) => Boolean(call || chat || website);

type Props = Ways & {
  name: string;
  /** All outlined, where something else on the page matters more. */
  quiet?: boolean;
};

/** Call, WhatsApp and website links; a placeholder number is replaced by a sentence. */
export function ContactButtons({ name, quiet, phone, call, chat, website }: Props) {
  const { t } = useWords();
  const unconfirmed = <p className="no-number">{t("info.noWay")}</p>;
  if (!call && !chat && !website) return unconfirmed;
  return (
    <div className="actions">
      {call && <p>{phone}</p>}
      {phone && !call && !chat && unconfirmed}
      {call && (
        <ButtonLink
          href={call}
          size="small"
          variant={quiet ? "secondary" : "primary"}
          icon="phone"
          aria-label={t("info.callPlace", { name })}
        >
          {t("places.place.call")}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink
          href={chat}
          size="small"
          variant="secondary"
          icon="message"
          rel="nofollow noopener"
          aria-label={t("info.writeTo", { name })}
        >
          {t("places.place.whatsapp")}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink
          href={website}
          size="small"
          variant="secondary"
          icon="globe"
          rel="nofollow noopener"
          aria-label={t("info.websiteOf", { name })}
        >
          {t("places.place.website")}
        </ButtonLink>
      )}
    </div>
  );
}
