import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { useLocalPath } from "./local-path";

const names = {
  400: "badRequest",
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  429: "tooMany",
  503: "away",
} as const;

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const name = names[status as keyof typeof names] ?? "broken";
  const seconds = isRouteErrorResponse(error) ? error.data?.retryAfter : undefined;
  const title = t(`errors.${name}.title`);
  return (
    <section>
      <title>{`${title} · ${t("frame.siteName")}`}</title>
      <meta name="description" content={t(`errors.${name}.text`)} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{t(`errors.${name}.text`)}</p>
      {seconds ? <p>{t("errors.tooMany.wait", { count: Math.ceil(seconds / 60) })}</p> : null}
      <p>
        <a href={localPath("/")}>{t("errors.home")}</a>
      </p>
    </section>
  );
}
