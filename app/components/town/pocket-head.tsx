import type { Callable } from "../../rules/info/call-list";
import type { QrCode } from "../../rules/site/qr-code";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { KeepGuide } from "../site/keep-guide";
import { QrPicture } from "../site/qr-picture";
import { useWords } from "../site/words";
import { PartPicture, type PocketPartName } from "./pocket-part";

type Props = {
  made: { at: string; text: string };
  qr: QrCode;
  address: string;
  /** Whether keeping is offered. */
  keeps: boolean;
};

/** The cover: title, date of the guide, and the page's QR code for print. */
export function PocketHead({ made, qr, address, keeps }: Props) {
  const { t } = useWords();
  const typed = address.replace(/^https?:\/\//, "");
  return (
    <header>
      <img className="no-print" src="/scenes/pocket.svg#whole" alt="" width="1200" height="750" />
      <h1>{t("pocket.title")}</h1>
      <p>{t("pocket.lead")}</p>
      <p className="quiet">
        <time dateTime={made.at}>{t("pocket.made", { when: made.text })}</time>
        <span className="no-print">. {t("pocket.print")}</span>
      </p>
      {keeps ? <KeepGuide /> : null}
      <p className="pocket-qr">
        <QrPicture qr={qr} label={t("week.qr", { address: typed })} />
        <span>
          <b>{t("pocket.fresh")}</b> {typed}
        </span>
      </p>
    </header>
  );
}

type ContentsProps = { parts: readonly PocketPartName[]; numbers: readonly Callable[] };

/** Links to each part; beside the first, the number to call. */
export function PocketContents({ parts, numbers }: ContentsProps) {
  const { t } = useWords();
  const first = numbers.find(({ call }) => call);
  return (
    <nav className="contents" id="contents" aria-label={t("pocket.contents")}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a className="tab" href={`#${part}`}>
              <PartPicture part={part} />
              {t(`pocket.parts.${part}`)}
            </a>
            {part === "emergency" && first?.call ? (
              <ButtonLink href={first.call} icon="phone" size="large" className="no-print">
                {t("info.callNumber", { number: first.number })}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stays in view: the guide is as long as a booklet. */
export function ToContents() {
  const { t } = useWords();
  return (
    <a className="to-contents tab no-print" href="#contents">
      {t("pocket.contents")}
      <Icon name="list" />
    </a>
  );
}
