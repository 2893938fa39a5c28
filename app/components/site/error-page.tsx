import { isRouteErrorResponse } from "react-router";
import { errorName } from "../../rules/site/error-names";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { ScenePicture } from "../../ui/scene-picture";
import { useLocalPath } from "./local-path";
import { useWords } from "./words";

/** `failed` says what the guide could not show, where the trouble is its own. */
export function ErrorPage({ error, failed }: { error: unknown; failed?: string }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const name = errorName(status);
  const seconds = isRouteErrorResponse(error) ? error.data?.retryAfter : undefined;
  const title = t(`errors.${name}.title`);
  const lead = status >= 500 && failed ? `${failed}. ` : "";
  const text = lead + t(`errors.${name}.text`);
  const wait = seconds ? t("errors.tooMany.wait", { count: Math.ceil(seconds / 60) }) : "";
  return (
    <>
      <title>{`${title} · ${t("frame.siteName")}`}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <PageHero
        title={title}
        subtitle={`${text} ${wait}`.trim()}
        picture={<ScenePicture scene="not-found" priority />}
        actions={<ButtonLink href={localPath("/")}>{t("errors.home")}</ButtonLink>}
      />
    </>
  );
}
