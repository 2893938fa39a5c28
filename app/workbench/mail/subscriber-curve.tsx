import { useWords } from "../../components/site/words";
import type { CurvePoint } from "../../rules/mail/subscriber-curve";
import { dateInWords } from "../../rules/time/date-words";

const width = 640;
const height = 160;
const room = 24;

/** A chart, and the same numbers as a table. */
export function SubscriberCurve({ curve }: { curve: CurvePoint[] }) {
  const { t, language } = useWords();
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return <p className="hint">{t("newsletterIssue.readers.noCurve")}</p>;
  const most = Math.max(1, ...curve.map(({ readers }) => readers));
  const at = ({ readers }: CurvePoint, index: number) => {
    const x = room + (index * (width - 2 * room)) / Math.max(1, curve.length - 1);
    return `${x.toFixed(1)},${(height - room - (readers * (height - 2 * room)) / most).toFixed(1)}`;
  };
  const month = (point: CurvePoint) => dateInWords(point.month, "month", language);
  return (
    <div className="grid max-w-form gap-2">
      <figure className="grid gap-2">
        {curve.length > 1 ? (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
            <path d={`M${room},${height - room}H${width - room}`} className="fill-none stroke-line" />
            <polyline points={curve.map(at).join(" ")} className="fill-none stroke-sea-ink" strokeWidth={3} />
            {curve.map((point, index) => {
              const [x, y] = at(point, index).split(",");
              return <circle key={point.month} cx={x} cy={y} r={4} className="fill-sea-ink" />;
            })}
          </svg>
        ) : null}
        {curve.length > 1 ? (
          <p className="hint flex justify-between gap-4" aria-hidden="true">
            <span>
              {month(first)}: {first.readers}
            </span>
            <span>
              {month(last)}: {last.readers}
            </span>
          </p>
        ) : null}
        <figcaption>
          {t("newsletterIssue.readers.curve", {
            count: last.readers,
            first: month(first),
            last: month(last),
          })}
        </figcaption>
      </figure>
      <details>
        <summary className="more">{t("newsletterIssue.readers.byMonth")}</summary>
        <ul className="mt-2 grid gap-1 text-sm">
          {curve.toReversed().map((point) => (
            <li key={point.month}>
              {month(point)}: {point.readers}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
