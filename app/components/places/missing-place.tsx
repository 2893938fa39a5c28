import { isRouteErrorResponse } from "react-router";
import type { SimilarPlace } from "../../rules/places/similar-slugs";
import { ButtonLink } from "../../ui/button";
import { PortraitPicture } from "../pictures/portrait-picture";
import { ErrorPage } from "../site/error-page";
import { useWords } from "../site/words";

type Props = {
  error: unknown;
  title: string;
  hint: string;
  back: string;
  path: string;
  portrait: string;
  /** The message when the place may exist but can't be loaded now. */
  failed?: string;
};

/** The 404 of a place, with suggestions of similar names; other errors get the general error page. */
export function MissingPlace({ error, title, hint, back, path, portrait, failed }: Props) {
  const { t, localPath } = useWords();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ErrorPage error={error} failed={failed} />;
  const meant: SimilarPlace[] = error.data?.meant ?? [];
  return (
    <section className="section">
      <title>{`${title} · ${t("frame.siteName")}`}</title>
      <meta name="description" content={hint} />
      <meta name="robots" content="noindex" />
      <div className="wrap empty">
        <PortraitPicture code={portrait} priority />
        <h1 className="text-3xl text-ink">{title}</h1>
        <p>{hint}</p>
        <div className="actions justify-center">
          {meant.map((place) => (
            <ButtonLink key={place.path} href={place.path}>
              {t("errors.nearest", { page: place.name })}
            </ButtonLink>
          ))}
          <ButtonLink href={localPath(path)} variant={meant.length > 0 ? "secondary" : "primary"}>
            {back}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
