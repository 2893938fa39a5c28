import { useWords } from "../../components/site/words";
import { wordsIn } from "../../server/http/i18n";
import { loadFigures } from "../../server/pages/places/figures-page";
import { privatePage } from "../../server/pages/site/private-page";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import { TownFigures } from "../../workbench/studio/town-figures";
import { UnfoundSearches } from "../../workbench/studio/unfound-searches";
import type { Route } from "./+types/figures";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  return privatePage(context, url, wordsIn(context).t("figures.town.title"), await loadFigures(context, url));
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <StudioFrame title={t("figures.town.title")} lead={t("figures.town.lead")}>
      <TownFigures {...loaderData} />
      <UnfoundSearches searches={loaderData.unfound} />
    </StudioFrame>
  );
}
