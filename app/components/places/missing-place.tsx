import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "../../ui/button";
import { PortraitPicture } from "../pictures/portrait-picture";
import { ErrorPage } from "../site/error-page";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";

type Props = {
  error: unknown;
  title: string;
  hint: string;
  back: string;
  path: string;
  portrait: string;
  /** Said where the place may well be there, and cannot be shown now. */
  failed?: string;
};

/** A place that is not there says so in its own words; any other trouble is the guide's. */
export function MissingPlace({ error, title, hint, back, path, portrait, failed }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ErrorPage error={error} failed={failed} />;
  return (
    <section className="section">
      <title>{`${title} · ${t("frame.siteName")}`}</title>
      <meta name="description" content={hint} />
      <meta name="robots" content="noindex" />
      <div className="wrap empty">
        <PortraitPicture code={portrait} priority />
        <h1 className="text-3xl text-ink">{title}</h1>
        <p>{hint}</p>
        <ButtonLink href={localPath(path)}>{back}</ButtonLink>
      </div>
    </section>
  );
}
