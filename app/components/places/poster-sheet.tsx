import type { EqualDays } from "../../rules/places/week-words";
import { capitalised, daysInWords, hoursInWords } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import type { QrCode } from "../../rules/site/qr-code";
import { clockText } from "../../rules/time/date-words";
import { QrPicture } from "../site/qr-picture";
import { useWords } from "../site/words";
import { PlacePicture } from "./place-picture";

type Words = {
  language: Language;
  hours: string;
  noon: string;
  asleep: string;
  scan: string;
  phone: string;
  site: string;
};
type Props = {
  name: string;
  place: string;
  image: { url: string | null; colour: number | null };
  portrait: string;
  hours: readonly EqualDays[];
  isAsleep: boolean;
  numbers: readonly { ways: readonly ("phone" | "whatsapp")[]; number: string }[];
  address: string;
  qr: QrCode;
  words: readonly Words[];
};

/** A place's A4 poster: its name, hours in both languages, and a QR code to its page. */
export function PosterSheet({
  name,
  place,
  image,
  portrait,
  hours,
  isAsleep,
  numbers,
  address,
  qr,
  words,
}: Props) {
  const { t } = useWords();
  const bare = address.replace(/^https?:\/\//, "");
  return (
    <article className="poster">
      <div className="poster-picture">
        <PlacePicture {...image} portrait={portrait} sizes="90vw" view="wide" priority />
      </div>
      <h2 className={name.length > 24 ? "poster-name is-long" : "poster-name"}>{name}</h2>
      <p className="poster-place">{place}</p>
      {numbers.length > 0 ? (
        <ul className="poster-numbers">
          {numbers.map(({ ways, number }) => (
            <li key={number}>
              {ways
                .flatMap((way) => (way === "phone" ? words.map(({ phone }) => phone) : ["WhatsApp"]))
                .join(" · ")}{" "}
              <b>{number}</b>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={`poster-hours ${lengthOf(hours.length)}`}>
        {hours.length > 0 || isAsleep
          ? words.map((own) => <HoursIn key={own.language} hours={hours} isAsleep={isAsleep} words={own} />)
          : null}
      </div>
      <div className="poster-foot">
        <QrPicture qr={qr} label={t("poster.qr", { address: bare })} />
        <div>
          {words.map(({ language, scan }) => (
            <p key={language} lang={language}>
              {scan}
            </p>
          ))}
          <p className="poster-address">{bare}</p>
          <p className="poster-site">{words.map(({ site }) => site).join(" · ")}</p>
        </div>
      </div>
    </article>
  );
}

function HoursIn({
  hours,
  isAsleep,
  words,
}: {
  hours: readonly EqualDays[];
  isAsleep: boolean;
  words: Words;
}) {
  const { language } = words;
  return (
    <section lang={language}>
      <h3>{words.hours}</h3>
      {isAsleep ? (
        <p>{words.asleep}</p>
      ) : (
        <dl>
          {hours.map(({ days, hours, text }) => (
            <div key={days[0]}>
              <dt>{capitalised(daysInWords(days, language))}</dt>
              <dd>
                {hours.state === "unreadable"
                  ? text
                  : hoursInWords(hours, language).replaceAll(clockText(720, language), words.noon)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Fewer lines are set larger. */
function lengthOf(rows: number): string {
  if (rows <= 2) return "is-short";
  return rows <= 3 ? "" : rows <= 5 ? "is-long" : "is-longest";
}
