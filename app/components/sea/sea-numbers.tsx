import { feetText, metresText } from "../../rules/sea/height-text";
import { localDate } from "../../rules/time/panama-time";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";
import type { Today } from "./today-data";
import { useSeaWords } from "./use-sea-words";

/** The picture's content in numbers: for screen readers, print, and exact values. */
export function SeaNumbers({ today: { waters, sky, moon, waves, date } }: { today: Today }) {
  const { t, localPath } = useWords();
  const { at, clock } = useSeaWords();
  return (
    <section className="sea-numbers" aria-labelledby="waters-title">
      <h2 id="waters-title">{t("sea.today.waters")}</h2>
      <table className="waters">
        <tbody>
          {waters.map((water) => (
            <tr key={water.at}>
              <th scope="row">{t(`sea.${water.kind}`)}</th>
              <td>{clock(water.at)}</td>
              <td>{t("sea.metres", { metres: metresText(water.metres) })}</td>
              <td>{t("sea.feet", { feet: feetText(water.metres) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t("sea.today.lights", {
          first: at(sky.first_light),
          last: at(sky.last_light),
          rise: at(sky.sunrise),
          set: at(sky.sunset),
        })}
      </p>
      <p className="moon-up">
        <MoonTimes {...moon.up} date={date} />
      </p>
      <p className="muted">{t("sea.caveat")}</p>
      {waves ? <p className="muted">{t("sea.waves.source", { time: at(waves.fetchedAt) })}</p> : null}
      <MoreLink href={localPath("/surf#tides")} label={t("sea.today.surf")} />
    </section>
  );
}

type MoonTimesProps = { rise: number | null; set: number | null; date: string };

function MoonTimes({ rise, set, date }: MoonTimesProps) {
  const { t } = useWords();
  const { at } = useSeaWords();
  if (rise !== null && set !== null) {
    const isThatDay = localDate(new Date(set)) === date;
    return t(isThatDay ? "sea.today.moonUp" : "sea.today.moonUpOver", { rise: at(rise), set: at(set) });
  }
  if (rise !== null) return t("sea.today.moonRise", { rise: at(rise) });
  return set === null ? null : t("sea.today.moonSet", { set: at(set) });
}
