import { answers } from "../../rules/content/site-pages";
import { Icon } from "../../ui/icon";
import { useWords } from "./words";

type Props = { viewer: { name: string; isAdmin: boolean; waiting: number } | null };

/** The end of the header: sign in, or the account menu with the admins' two links. */
export function AccountMenu({ viewer }: Props) {
  const { t, localPath } = useWords();
  if (!viewer) {
    return (
      <ul>
        <li>
          <a href={localPath("/auth")}>{t("account.menu.signIn")}</a>
        </li>
      </ul>
    );
  }
  return (
    <details className="account-menu">
      <summary className="bar-button">
        <Icon name="user" />
        <span className="account-name">{viewer.name}</span>
        <Icon name="chevron-down" />
        <span className="unseen">{t("account.menu.label")}</span>
      </summary>
      <ul>
        <li>
          <a href={localPath("/profile")}>{t("account.menu.profile")}</a>
        </li>
        <li>
          <a href={localPath("/my-listings")}>{t("account.menu.listings")}</a>
        </li>
        {viewer.isAdmin ? <AdminLinks waiting={viewer.waiting} /> : null}
        <li>
          <form method="post" action={localPath("/auth/sign-out")}>
            <button type="submit">{t("account.menu.signOut")}</button>
          </form>
        </li>
      </ul>
    </details>
  );
}

function AdminLinks({ waiting }: { waiting: number }) {
  const { t, localPath } = useWords();
  return (
    <>
      <li>
        <a href={localPath("/admin")}>
          {t("account.menu.admin")} {waiting > 0 ? <span className="admin-count">{waiting}</span> : null}
        </a>
      </li>
      {answers("/blog") ? (
        <li>
          <a href={localPath("/add-blog")}>{t("account.menu.writePost")}</a>
        </li>
      ) : null}
    </>
  );
}
