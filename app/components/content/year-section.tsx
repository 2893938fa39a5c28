import type { GuideYear } from "../../locales/guide-text";
import { factWords } from "../../rules/content/fact-words";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { factsDrawn, holidays, shareOfYear } from "../../rules/content/year-strip";
import { builtInFacts } from "../../rules/town/facts";
import yearStyles from "../../styles/year.css?url";
import { Section } from "../../ui/section";
import { useWords } from "../site/words";
import { Word } from "./managed-word";

type Props = { section: PlacedSection<GuideYear>; month?: number };

/** The year as drawn bands, and in words, folded, month by month. */
export function YearSection({ section, month = 0 }: Props) {
  const { name, months, fallbackLanguage } = section;
  const words = useWords();
  return (
    <Section
      id={name}
      title={<Word of={section} name="title" />}
      lead={<Word of={section} name="text" />}
      lang={fallbackLanguage && "en"}
    >
      <YearStyles />
      <YearBands section={section} month={month} />
      <details className="fold">
        <summary>
          <b>{words.t("guides.byMonth")}</b>
        </summary>
        <table>
          <tbody>
            {months.map((one) => (
              <tr key={one.id}>
                <th scope="row" lang={langOf(one, "label")}>
                  {one.label}
                </th>
                <td lang={langOf(one, "text")}>{one.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

export function YearStyles() {
  return <link rel="stylesheet" href={yearStyles} />;
}

/** Bands under the months' initials. One whose facts an admin has changed has no drawing. */
export function YearBands({ section: { rows, months }, month }: Props) {
  const words = useWords();
  const built = factWords(builtInFacts, words);
  const isDrawn = (row: string) => factsDrawn[row]?.every((fact) => built(fact) === words.fact(fact)) ?? true;
  return (
    <div className="year">
      <div className="year-months" aria-hidden="true">
        {months.map(({ id, label }) => (
          <b key={id} className={id === String(month) ? "now" : undefined}>
            {label.charAt(0)}
          </b>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.id}>
          <p>
            <b lang={langOf(row, "label")}>{row.label}</b> <span lang={langOf(row, "when")}>{row.when}</span>
          </p>
          {isDrawn(row.id) && (
            <img src={`/scenes/maps/year.svg#${row.id}`} width={360} height={38} loading="lazy" alt="" />
          )}
          {row.id === "holidays" && <MovingHolidays />}
        </div>
      ))}
    </div>
  );
}

/** The names of the two pale bands, under their edges that face each other. */
function MovingHolidays() {
  const { t } = useWords();
  const { carnival, easter } = holidays.moving;
  const at = (day: string) => `${Math.round(shareOfYear(day) * 1000) / 10}%`;
  return (
    <svg className="year-feasts" height="20" aria-hidden="true">
      <text x={at(carnival[1])} y="15" textAnchor="end">
        {t("guides.carnival")}
      </text>
      <text x={at(easter[0])} y="15">
        {t("guides.easter")}
      </text>
    </svg>
  );
}
