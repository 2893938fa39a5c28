import { StoryCards } from "../../components/sea/story-cards";
import { useWords } from "../../components/site/words";
import { loadStoryPage } from "../../server/pages/sea/story-page";
import { BackLink } from "../../ui/section";
import type { Route } from "./+types/story";

export const handle = { wholeSheet: "story", noNewsletter: true, script: "story" };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStoryPage(context, url);
}

export default function StoryPage({ loaderData: { title, about, cards } }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const back = about
    ? { href: localPath(about.path), label: t("story.back", { name: about.name }) }
    : { href: localPath("/week"), label: t("week.link") };
  return (
    <div className="wrap story-page">
      <h1>{title}</h1>
      <p>
        {about ? null : `${t("story.lead")} `}
        {t("story.hold")}
      </p>
      <StoryCards cards={cards} />
      <BackLink {...back} />
    </div>
  );
}
