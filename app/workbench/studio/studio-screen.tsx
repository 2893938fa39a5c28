import type { ReactNode } from "react";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { Link } from "../../ui/link";

const rooms = [
  { name: "overview", path: "/admin" },
  { name: "submissions", path: "/admin/submissions" },
  { name: "content", path: "/admin/content" },
  { name: "seo", path: "/admin/seo" },
  { name: "translations", path: "/admin/translations" },
  { name: "images", path: "/admin/images" },
  { name: "notice", path: "/admin/notice" },
] as const;

export type StudioRoom = (typeof rooms)[number]["name"];

type Props = {
  room: StudioRoom;
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: the way back. */
  back?: { href: string; label: string };
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What stands around every screen of the studio: the way between its rooms, and where one is. */
export function StudioScreen({ room, title, lead, back, actions, children }: Props) {
  return (
    <div className="studio">
      <StudioNav room={room} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-24">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grid gap-2">
            {back && (
              <Link className="more" href={back.href}>
                ← {back.label}
              </Link>
            )}
            <h1 className="text-3xl">{title}</h1>
            {lead && <p className="max-w-prose text-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}

function StudioNav({ room }: { room: StudioRoom }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  return (
    <nav className="studio-nav" aria-label={t("studio.nav.label")}>
      <ul className="wrap">
        {rooms.map(({ name, path }) => (
          <li key={name}>
            <Link href={localPath(path)} aria-current={name === room ? "page" : undefined}>
              {t(`studio.nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
