import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { Link } from "../../ui/link";

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** The layout of pages opened from a mailed link. */
export function MailedLinkFrame({ title, lead, children }: Props) {
  return (
    <div className="wrap py-12">
      <div className="mx-auto grid max-w-form gap-8">
        <header className="grid gap-3">
          <h1 className="text-3xl">{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Links to the owner's listings and the public page. */
export function WaysOn({ path }: { path?: string }) {
  const { t, localPath } = useWords();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <Link href={localPath("/my-listings")}>{t("confirmFacts.change.listings")}</Link>
      {path ? <a href={localPath(path)}>{t("confirmFacts.page")}</a> : null}
    </p>
  );
}
