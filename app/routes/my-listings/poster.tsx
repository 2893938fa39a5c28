import { PosterSheet } from "../../components/places/poster-sheet";
import { useWords } from "../../components/site/words";
import { loadPoster } from "../../server/pages/places/poster-page";
import { buttonClass } from "../../ui/button";
import { BackLink } from "../../ui/section";
import type { Route } from "./+types/poster";

export const handle = { wholeSheet: "poster", script: "poster", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPoster(context, url, params);
}

export default function PosterPage({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { poster, name, type } = loaderData;
  return (
    <div className="wrap poster-page">
      <div className="no-print">
        <h1>{t("poster.title", { name })}</h1>
        <p>{t(poster ? "poster.lead" : "poster.notPublic")}</p>
        {poster ? (
          <button type="button" className={buttonClass()} data-print hidden>
            {t("poster.print")}
          </button>
        ) : null}
        <BackLink href={localPath(`/my-listings?type=${type}`)} label={t("poster.back")} />
      </div>
      {poster ? <PosterSheet {...poster} /> : null}
    </div>
  );
}
