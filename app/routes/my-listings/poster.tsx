import { PosterSheet } from "../../components/places/poster-sheet";
import { useWords } from "../../components/site/words";
import { loadPoster } from "../../server/pages/places/poster-page";
import { BackLink } from "../../ui/section";
import type { Route } from "./+types/poster";

export const handle = { whole: "poster", quiet: true };
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
        <BackLink href={localPath(`/my-listings?type=${type}`)} label={t("poster.back")} />
      </div>
      {poster ? <PosterSheet {...poster} /> : null}
    </div>
  );
}
