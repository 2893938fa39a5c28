import { useWords } from "../../components/site/words";
import { deletePath } from "../../rules/places/paths";
import { ButtonLink } from "../../ui/button";

export function EditLink({ href, name }: { href: string; name: string }) {
  const { t } = useWords();
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="small"
      icon="pencil"
      aria-label={t("listings.editNamed", { name })}
    >
      {t("listings.edit")}
    </ButtonLink>
  );
}

type RemoveProps = { kind: Parameters<typeof deletePath>[0]; id: string; name: string };

/** Opens the confirmation page. */
export function RemoveLink({ kind, id, name }: RemoveProps) {
  const { t, localPath } = useWords();
  return (
    <ButtonLink
      className="text-clay-ink"
      href={localPath(deletePath(kind, id))}
      variant="quiet"
      size="small"
      icon="trash"
      aria-label={t("listings.removeNamed", { name })}
    >
      {t("listings.remove")}
    </ButtonLink>
  );
}
