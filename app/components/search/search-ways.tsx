import { queryPath } from "../../rules/site/query-path";
import { useWords } from "../site/words";

const examples = [
  "tide",
  "sun",
  "cash",
  "taxi",
  "health",
  "signal",
  "food",
  "music",
  "lessons",
  "turtles",
] as const;

/** For whoever has not typed anything yet. */
export function OftenAsked() {
  const { t, localPath } = useWords();
  return (
    <section className="ways" aria-labelledby="often-title">
      <h2 id="often-title">{t("search.oftenAsked")}</h2>
      <ul className="tabs">
        {examples.map((one) => {
          const q = t(`search.examples.${one}`);
          return (
            <li key={one}>
              <a className="tab" href={queryPath(localPath("/search"), { q })}>
                {q}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ways = { eat: "/eat", stay: "/stay", do: "/do", events: "/calendar", guide: "/info" } as const;

/** Where to look on, when the search has nothing. */
export function OtherWays({ title, text }: { title: string; text: string }) {
  const { t, localPath } = useWords();
  return (
    <section className="ways" aria-labelledby="ways-title">
      <h2 id="ways-title">{title}</h2>
      <p>{text}</p>
      <ul className="tabs">
        {Object.entries(ways).map(([group, path]) => (
          <li key={group}>
            <a className="tab" href={localPath(path)}>
              {t(`search.groups.${group as keyof typeof ways}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
