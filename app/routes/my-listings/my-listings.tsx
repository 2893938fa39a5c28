import { useWords } from "../../components/site/words";
import { wordsIn } from "../../server/http/i18n";
import { loadMyListings, statusOf } from "../../server/pages/places/my-listings-page";
import { privatePage } from "../../server/pages/site/private-page";
import { MyListings } from "../../workbench/owner/my-listings";
import type { Route } from "./+types/my-listings";

/** Hydrated for My Listings, whose tabs and forms open over the list without leaving it. */
export const handle = { hydrate: "owner" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadMyListings(context, url);
  return privatePage(context, url, wordsIn(context).t("listings.title"), page, { status: statusOf(page) });
}

export default function MyListingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { seo: _, ...page } = loaderData;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-8 grid gap-3">
          <h1 className="text-3xl">{t("listings.title")}</h1>
          <p className="lead">{t("listings.lead")}</p>
        </div>
        <MyListings {...page} path="/my-listings" />
      </div>
    </section>
  );
}
