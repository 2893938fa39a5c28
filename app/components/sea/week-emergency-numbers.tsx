import type { Callable } from "../../rules/info/call-list";
import type { QrCode } from "../../rules/site/qr-code";
import { QrPicture } from "../site/qr-picture";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";

type Props = { numbers: readonly Callable[]; qr: QrCode; address: string };

/** Emergency numbers, and a QR code to the page, which is always current. */
export function WeekEmergencyNumbers({ numbers, qr, address }: Props) {
  const { t } = useWords();
  return (
    <div className="week-foot">
      <section aria-labelledby="emergency-title">
        <h2 id="emergency-title">{t("week.emergency")}</h2>
        <ul>
          {numbers.map(({ id, name, number, call }) => (
            <li key={id}>
              {call ? <a href={call}>{number}</a> : <b>{number}</b>} <TextWithFallback words={name} />
            </li>
          ))}
        </ul>
        <p>{t("week.quake")}</p>
      </section>
      <p className="week-qr">
        <QrPicture qr={qr} label={t("week.qr", { address: bare(address) })} />
        <span>
          <b>{t("week.fresh")}</b> {bare(address)}
        </span>
      </p>
    </div>
  );
}

/** Without the protocol, for typing. */
function bare(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
