import { useWords } from "../../components/site/words";
import type { PictureAnswer } from "../../forms/pictures/picture-answer";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerPictures } from "../../server/pages/pictures/pictures-answer";
import { loadGrid } from "../../server/pages/pictures/pictures-page";
import { privatePage } from "../../server/pages/site/private-page";
import { DeletedPictures } from "../../workbench/studio/deleted-pictures";
import { PictureGrid } from "../../workbench/studio/picture-grid";
import { PictureUpload } from "../../workbench/studio/picture-upload";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/images";

export const handle = { admin: true, hydrate: "admin" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const grid = await loadGrid(context, url);
  return privatePage(context, url, wordsIn(context).t("studio.nav.images"), { grid });
}

export async function action(args: Route.ActionArgs) {
  return answerPictures(await readRecoverableForm(args));
}

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { grid } = loaderData;
  const answer = (actionData as PictureAnswer | undefined) ?? null;
  const isOfCard = grid.pictures.some(({ key }) => key === answer?.key);
  return (
    <StudioFrame title={t("studio.nav.images")} lead={t("studioPictures.lead")}>
      <PictureUpload answer={isOfCard ? null : answer} />
      <DeletedPictures pictures={grid.deleted} />
      <PictureGrid grid={grid} answer={answer} />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="imagesNotFetched" />;
}
