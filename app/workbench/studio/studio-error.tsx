import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { Button, buttonClass } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";

type Kept = { fields: [name: string, value: string][]; to: string; signIn: string };

/** What the guide could not show; or, for a form whose sender is signed out, all that was typed, to be sent again. */
export function StudioError({
  error,
  failed,
}: {
  error: unknown;
  failed: "contentNotFetched" | "seoNotFetched" | "wordsNotFetched" | "imagesNotFetched" | "noticeNotFetched";
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

function KeptForm({ fields, to, signIn }: Kept) {
  const { t } = useWords();
  return (
    <>
      <title>{t("studio.notices.signedOut.title")}</title>
      <PageHero
        title={t("studio.notices.signedOut.title")}
        subtitle={t("studio.notices.signedOut.text")}
        actions={
          <a className={buttonClass()} href={signIn} target="_blank" rel="noopener">
            {t("studio.notices.signedOut.signIn")}
          </a>
        }
      />
      <form method="post" action={to} className="wrap form pb-20">
        {fields.map(([name, value], index) => (
          // A form may send one name more than once.
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields stand as they were sent.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <p>
          <Button type="submit">{t("studio.notices.signedOut.again")}</Button>
        </p>
      </form>
    </>
  );
}
