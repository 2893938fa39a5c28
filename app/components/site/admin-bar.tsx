import { plainPath } from "../../rules/site/language";
import { useLocalPath } from "./local-path";
import { useWords } from "./words";

const places = [
  { path: "/admin", word: "overview" },
  { path: "/admin/submissions", word: "submissions" },
] as const;

type Props = { path: string; waiting: number };

/** The working places of an admin, with how much waits. */
export function AdminBar({ path, waiting }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const here = plainPath(path.split("?")[0] ?? path);
  const isHere = (place: string) => (place === "/admin" ? here === place : here.startsWith(place));
  return (
    <nav className="admin-bar night" aria-label={t("admin.title")}>
      <ul className="wrap-wide">
        {places.map(({ path: place, word }) => (
          <li key={place}>
            <a href={localPath(place)} aria-current={isHere(place) ? "page" : undefined}>
              {t(`admin.${word}`)}
              {word === "submissions" && waiting > 0 ? <span className="admin-count">{waiting}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
