import { useWords } from "../../components/site/words";
import { wordsIn } from "../../server/http/i18n";
import { readAdminForm } from "../../server/http/submitted-form";
import { answerUnanswered, loadUnanswered } from "../../server/pages/places/unanswered-page";
import { privatePage } from "../../server/pages/site/private-page";
import { UnansweredList } from "../../workbench/review/unanswered-list";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/unanswered";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const places = await loadUnanswered(context, url);
  return privatePage(context, url, wordsIn(context).t("confirmFacts.unanswered.title"), { places });
}

export async function action(args: Route.ActionArgs) {
  return answerUnanswered(await readAdminForm(args));
}

export default function UnansweredOwners({ loaderData: { places } }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  return (
    <StudioFrame
      title={t("confirmFacts.unanswered.title")}
      lead={t("confirmFacts.unanswered.lead")}
      back={{ href: localPath("/admin"), label: t("confirmFacts.unanswered.back") }}
    >
      <UnansweredList places={places} />
    </StudioFrame>
  );
}
