import { type ReactNode, useEffect, useId, useState } from "react";
import { useWords } from "../../components/site/words";
import { storedHours } from "../../rules/places/day-hours";
import { daysOfHours } from "../../rules/places/hours";
import { dayAsTyped, dayInWords, daysInWords } from "../../rules/places/week-words";
import { parseTime } from "../../rules/time/days";
import { Button } from "../../ui/button";
import { WeekdayAbbreviation } from "./weekday-abbreviation";

type Times = { from: string; to: string };
const none: Times = { from: "", to: "" };
const day = 24 * 60;

type Props = {
  onFill: (words: string, days: readonly number[]) => void;
  undo: ReactNode;
};

/** Fills in the days' fields by tapping days and choosing times; needs scripts. */
export function HoursPicker({ onFill, undo }: Props) {
  const { t, language } = useWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [first, setFirst] = useState<Times>(none);
  const [second, setSecond] = useState<Times | null>(null);
  if (!isReady) return null;
  const ranges = [first, second ?? none].flatMap(rangeOf);
  const text = ranges.length > 0 ? storedHours({ state: "open", ranges }) : "";
  const isWhole = chosen.length > 0 && text !== "";

  function fill(words: string) {
    onFill(words, chosen);
    setChosen([]);
  }

  return (
    <div className="mb-5 grid gap-4 rounded-lg border border-line bg-card p-4">
      <fieldset>
        <legend className="label mb-2">{t("submission.hoursPicker.days")}</legend>
        <div className="choice-chips">
          {daysOfHours.map((name, number) => (
            <label className="choice-chip" key={name}>
              <input
                type="checkbox"
                checked={chosen.includes(number)}
                onChange={() =>
                  setChosen((now) =>
                    now.includes(number) ? now.filter((one) => one !== number) : [...now, number],
                  )
                }
              />
              <span>
                <WeekdayAbbreviation name={t(`places.days.${name}`)} />
              </span>
            </label>
          ))}
          <Button
            type="button"
            variant="quiet"
            size="small"
            onClick={() => setChosen(chosen.length === 7 ? [] : daysOfHours.map((_, number) => number))}
          >
            {t("submission.hoursPicker.allDays")}
          </Button>
        </div>
      </fieldset>
      <TimePair times={first} onChange={setFirst} />
      {second ? (
        <TimePair times={second} onChange={setSecond} />
      ) : (
        <p>
          <Button type="button" variant="secondary" size="small" onClick={() => setSecond(none)}>
            {t("submission.hoursPicker.second")}
          </Button>
        </p>
      )}
      <p className="hint" role="status">
        {isWhole ? `${daysInWords([...chosen].sort(), language)}: ${dayInWords(text, language)}` : ""}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="small"
          disabled={!isWhole}
          onClick={() => fill(dayAsTyped(text, language))}
        >
          {t("submission.hoursPicker.fill")}
        </Button>
        <Button
          type="button"
          variant="secondary"
          size="small"
          disabled={chosen.length === 0}
          onClick={() => fill(t("submission.hoursPicker.closed"))}
        >
          {t("submission.hoursPicker.closed")}
        </Button>
      </div>
      {undo}
    </div>
  );
}

type PairProps = { times: Times; onChange: (times: Times) => void };

/** A closing time before the opening time is after midnight. */
function TimePair({ times, onChange }: PairProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3">
      {(["from", "to"] as const).map((end) => (
        <div className="field" key={end}>
          <label className="label" htmlFor={id + end}>
            {t(`submission.hoursPicker.${end}`)}
          </label>
          <input
            className="input"
            id={id + end}
            type="time"
            step={900}
            value={times[end]}
            onChange={({ currentTarget }) => onChange({ ...times, [end]: currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
}

function rangeOf({ from, to }: Times) {
  const [opens, closes] = [parseTime(from), parseTime(to)];
  if (opens === null || closes === null) return [];
  return [{ opens, closes: closes > opens ? closes : closes + day }];
}
