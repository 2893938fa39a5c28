import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";

type Kept = { fields: [name: string, value: string][]; to: string };

/** The error. If the sender of a form couldn't be looked up, all fields are sent along to try again. */
export function StudioError({
  error,
  failed,
}: {
  error: unknown;
  failed:
    | "contentNotFetched"
    | "seoNotFetched"
    | "wordsNotFetched"
    | "imagesNotFetched"
    | "importsNotFetched"
    | "lettersNotFetched"
    | "noticeNotFetched"
    | "searchWordsNotFetched";
}) {
  const { t } = useWords();
  const kept = keptIn(error);
  if (kept) return <KeptForm {...kept} />;
  return <ErrorPage error={error} failed={t(`toasts.${failed}.description`)} />;
}

function keptIn(error: unknown): Kept | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === "object" && data !== null && "fields" in data ? (data as Kept) : null;
}

function KeptForm({ fields, to }: Kept) {
  const { t } = useWords();
  return (
    <>
      <title>{t("errors.away.title")}</title>
      <PageHero title={t("errors.away.title")} subtitle={t("errors.away.text")} />
      <form method="post" action={to} className="wrap form pb-20">
        {fields.map(([name, value], index) => (
          // A name may occur more than once.
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change their order.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <p>
          <Button type="submit">{t("studio.notices.signedOut.again")}</Button>
        </p>
      </form>
    </>
  );
}
