import { plainPath } from "../../rules/site/language";
import { useWords } from "./words";

const rooms = [
  { name: "overview", path: "/admin" },
  { name: "submissions", path: "/admin/submissions" },
  { name: "content", path: "/admin/content" },
  { name: "seo", path: "/admin/seo" },
  { name: "translations", path: "/admin/translations" },
  { name: "search", path: "/admin/search" },
  { name: "import", path: "/admin/import" },
  { name: "images", path: "/admin/images" },
  { name: "notice", path: "/admin/notice" },
  { name: "people", path: "/admin/people" },
  { name: "log", path: "/admin/log" },
  { name: "export", path: "/admin/export" },
] as const;

type Props = { path: string; waiting: number };

/** The rooms of the administration, where one is, and how much waits. */
export function AdminBar({ path, waiting }: Props) {
  const { t, localPath } = useWords();
  const here = plainPath(path.split("?")[0] ?? path);
  const isHere = (room: string) => (room === "/admin" ? here === room : here.startsWith(room));
  return (
    <nav className="admin-bar night" aria-label={t("studio.nav.label")}>
      <ul className="wrap-wide flex flex-wrap gap-x-3 md:flex-nowrap md:gap-x-6 md:overflow-x-auto md:[scrollbar-width:none]">
        {rooms.map((room) => (
          <li key={room.name}>
            <a
              className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent text-sm font-bold whitespace-nowrap no-underline hover:border-sun focus-visible:-outline-offset-3 aria-[current]:border-sun"
              href={localPath(room.path)}
              aria-current={isHere(room.path) ? "page" : undefined}
            >
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
