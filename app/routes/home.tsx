import { HomeCards } from "../components/content/home-cards";
import { HomeFeature } from "../components/content/home-feature";
import { HomeHero } from "../components/content/home-hero";
import { Word } from "../components/content/managed-word";
import { PlainSections } from "../components/content/plain-sections";
import { WayHere } from "../components/content/way-here";
import { UpcomingEvents } from "../components/events/upcoming-events";
import { HomeOpenNow } from "../components/places/home-open-now";
import { KitchensLine } from "../components/places/kitchens-line";
import { PostCard } from "../components/posts/post-card";
import { NextTideLine } from "../components/sea/next-tide-line";
import { KeepGuide } from "../components/site/keep-guide";
import { LinkedText } from "../components/site/linked-text";
import { listYourPlaceLink } from "../components/site/navigation";
import { useWords } from "../components/site/words";
import { langOf } from "../rules/content/page-content";
import type { PostCard as Post } from "../rules/posts/post-view";
import { loadHome } from "../server/pages/content/home-page";
import laterStyles from "../styles/home-later.css?url";
import { CardGrid } from "../ui/card";
import { Paragraphs } from "../ui/paragraphs";
import { ScenePicture } from "../ui/scene-picture";
import { MoreLink, Section } from "../ui/section";
import type { Route } from "./+types/home";

export const handle = { wholeSheet: "home" };
export { headers, meta } from "../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(context, url);
}

type HomeSection = Route.ComponentProps["loaderData"]["sections"][number];

export default function Home({ loaderData }: Route.ComponentProps) {
  const hero = loaderData.sections.find((section) => section.name === "hero");
  const others = loaderData.sections.filter((section) => section.name !== "hero");
  // What goes on today follows the six cards, or the intro where an admin has hidden them.
  const before =
    Math.max(...["intro", "cards"].map((name) => others.findIndex((one) => one.name === name))) + 1;
  return (
    <>
      {hero ? (
        <HomeHero
          {...hero}
          lang={hero.fallbackLanguage && "en"}
          next={others[0] ? anchorOf(others[0]) : "letter"}
        />
      ) : (
        <h1 className="unseen">{loaderData.seo.title}</h1>
      )}
      <div className="wrap">
        <div className="now-lines">
          {loaderData.sea ? <NextTideLine sea={loaderData.sea} /> : null}
          <KitchensLine {...loaderData.kitchens} />
          {loaderData.keeps ? <PocketInvitation /> : null}
        </div>
      </div>
      <link rel="stylesheet" href={laterStyles} />
      {others.slice(0, before).map((section) => (
        <ManagedSection key={anchorOf(section)} section={section} />
      ))}
      <HomeOpenNow {...loaderData.kitchens} />
      <UpcomingEvents events={loaderData.events} />
      {others.slice(before).map((section) => (
        <ManagedSection key={anchorOf(section)} section={section} />
      ))}
      <LatestPosts posts={loaderData.posts} />
      <OwnersInvitation />
    </>
  );
}

const anchorOf = (section: HomeSection) => (section.name === "plain" ? section.id : section.name);

function ManagedSection({ section }: { section: HomeSection }) {
  const { t } = useWords();
  const lang = section.fallbackLanguage && "en";
  switch (section.name) {
    case "intro":
      return (
        <Section
          id="intro"
          title={<Word of={section} name="title" />}
          kicker={t("home.place")}
          picture={<WayHere />}
          lang={lang}
          split
        >
          <div className="prose" lang={langOf(section, "text")}>
            <Paragraphs text={section.text} say={(text) => <LinkedText text={text} />} />
          </div>
        </Section>
      );
    case "cards":
      return <HomeCards {...section} lang={lang} />;
    case "surf-featured":
      return (
        <HomeFeature
          {...section}
          id={section.name}
          drawing={{ code: "boards-honey-coral-beach-4" }}
          lang={lang}
        />
      );
    case "cuisine-featured":
      return (
        <HomeFeature {...section} id={section.name} drawing={{ scene: "parts/fish-on-ice" }} lang={lang} />
      );
    case "plain":
      return <PlainSections sections={[section]} />;
    default:
      return null;
  }
}

/** For whoever is still where the signal is: a line, on the first screens. */
function PocketInvitation() {
  const { t, localPath } = useWords();
  return (
    <div className="keep-line">
      <p>{t("keep.text")}</p>
      <MoreLink href={localPath("/pocket")} label={t("keep.pocket")} />
      <KeepGuide quiet />
    </div>
  );
}

/** For whoever has a place in town and none in the guide yet. */
function OwnersInvitation() {
  const { t, localPath } = useWords();
  return (
    <Section>
      <div className="owners">
        <ScenePicture scene="parts/hanging-sign" card />
        <div>
          <h2>{t("home.owners.title")}</h2>
          <p>{t("home.owners.text")}</p>
          <MoreLink href={listYourPlaceLink(localPath)} label={t("frame.listYourPlace")} />
        </div>
      </div>
    </Section>
  );
}

/** The latest posts as cards, for the home page; nothing where nobody has written. */
function LatestPosts({ posts }: { posts: Post[] }) {
  const { t, localPath } = useWords();
  if (posts.length === 0) return null;
  return (
    <Section
      id="latest-posts"
      title={t("blog.home.title")}
      more={{ href: localPath("/blog"), label: t("blog.home.more") }}
    >
      <CardGrid onPhone="rows">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardGrid>
    </Section>
  );
}
