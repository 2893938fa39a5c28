import type { ReactNode } from "react";
import { whatsappShareLink } from "../../rules/places/contact-links";
import type { LocalText } from "../../rules/site/owner-translation";
import type { QrCode } from "../../rules/site/qr-code";
import { Button, ButtonLink } from "../../ui/button";
import { BackLink } from "../../ui/section";
import { QrPicture } from "./qr-picture";
import { useWords } from "./words";

type Props = {
  name: LocalText;
  /** Where and when. */
  about: ReactNode;
  /** The shared page's path and full address. */
  path: string;
  address: string;
  qr: QrCode;
  /** A vCard or calendar file. */
  save: ReactNode;
};

/** The share page: a QR code, links to send it, and a file for contacts or calendar. */
export function ShareSheet({ name, about, path, address, qr, save }: Props) {
  const { t, language } = useWords();
  const bare = address.replace(/^https?:\/\//, "");
  const lang = name.lang === language ? undefined : name.lang;
  return (
    <div className="wrap share">
      <article className="share-card">
        <h1 className={name.text.length > 24 ? "is-long" : undefined} lang={lang}>
          {name.text}
        </h1>
        <p className="share-about">{about}</p>
        <QrPicture qr={qr} label={t("poster.qr", { address: bare })} />
        <p className="share-scan">{t("share.scan")}</p>
        <p className="share-bare">{bare}</p>
        <p className="share-site">{t("frame.siteName")}</p>
      </article>
      <section className="share-ways no-print" aria-labelledby="ways">
        <h2 id="ways">{t("share.ways")}</h2>
        <p>{t("share.lead")}</p>
        <div className="field">
          <label className="label" htmlFor="share-address">
            {t("share.address")}
          </label>
          <div className="share-copy">
            <input className="input" id="share-address" value={address} readOnly />
            <Button type="button" variant="secondary" data-copied={t("share.copied")} hidden>
              {t("share.copy")}
            </Button>
          </div>
          <output className="hint" htmlFor="share-address" data-failed={t("share.failed")} />
        </div>
        <div className="actions">
          <Button type="button" icon="share" data-sheet={name.text} hidden>
            {t("share.sheet")}
          </Button>
          <ButtonLink
            href={whatsappShareLink(`${name.text} ${address}`)}
            variant="secondary"
            icon="message"
            rel="noopener"
            target="_blank"
          >
            WhatsApp
          </ButtonLink>
          <ButtonLink
            href={`mailto:?subject=${encodeURIComponent(name.text)}&body=${encodeURIComponent(address)}`}
            variant="secondary"
            icon="mail"
          >
            {t("share.mail")}
          </ButtonLink>
          {save}
        </div>
        <p>{t("share.print")}</p>
        <BackLink href={path} label={t("share.back")} />
      </section>
    </div>
  );
}
