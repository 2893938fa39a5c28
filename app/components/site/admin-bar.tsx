import { plainPath } from "../../rules/site/language";
import { useWords } from "./words";

const rooms = [
  { name: "overview", path: "/admin" },
  { name: "submissions", path: "/admin/submissions" },
  { name: "corrections", path: "/admin/corrections" },
  { name: "content", path: "/admin/content" },
  { name: "seo", path: "/admin/seo" },
  { name: "translations", path: "/admin/translations" },
  { name: "search", path: "/admin/search" },
  { name: "images", path: "/admin/images" },
  { name: "notice", path: "/admin/notice" },
  { name: "newsletter", path: "/admin/newsletter" },
  { name: "figures", path: "/admin/figures" },
  { name: "people", path: "/admin/people" },
  { name: "log", path: "/admin/log" },
  { name: "import", path: "/admin/import" },
  { name: "export", path: "/admin/export" },
] as const;

type Props = { path: string; waiting: number };

/** The admin sections, the current one, and how much is waiting. */
export function AdminBar({ path, waiting }: Props) {
  const { t, localPath } = useWords();
  const here = plainPath(path.split("?")[0] ?? path);
  const isHere = (room: string) => (room === "/admin" ? here === room : here.startsWith(room));
  return (
    <nav className="admin-bar night" aria-label={t("studio.nav.label")}>
      <ul className="wrap-wide">
        {rooms.map((room) => (
          <li key={room.name}>
            <a href={localPath(room.path)} aria-current={isHere(room.path) ? "page" : undefined}>
              {t(`studio.nav.${room.name}`)}
              {room.name === "submissions" && waiting > 0 ? (
                <span className="admin-count">{waiting}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
