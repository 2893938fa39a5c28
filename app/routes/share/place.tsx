import { Address } from "../../components/places/address";
import { ShareSheet } from "../../components/site/share-sheet";
import { useWords } from "../../components/site/words";
import { loadPlaceShare } from "../../server/pages/places/place-share";
import { ButtonLink } from "../../ui/button";
import type { Route } from "./+types/place";

export const handle = { wholeSheet: "share", script: "share", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPlaceShare(context, url, params.slug);
}

export default function PlaceShare({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { where, ...shared } = loaderData;
  return (
    <ShareSheet
      {...shared}
      about={<Address text={where} />}
      save={
        <ButtonLink href={`${shared.path}.vcf`} variant="secondary" icon="user">
          {t("share.contact")}
        </ButtonLink>
      }
    />
  );
}
