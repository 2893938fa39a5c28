import { data } from "react-router";
import { pageTag } from "../../../rules/site/cache-tags";
import { type Context, servicesContext } from "../../context";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { type Page, seoOf } from "./page";

type Shared<Shown extends object> = {
  name: string;
  image: string;
  tags: string[];
  /** Seconds until it changes. */
  changesIn?: number;
  shown: Shown;
};

/** A page's address as text and as a QR code. */
export async function sharePage<Shown extends object>(
  context: Context,
  page: Page,
  { name, image, tags, changesIn, shown }: Shared<Shown>,
) {
  const { t } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  const path = page.path.replace(/\/share$/, "");
  const address = origin + path;
  const { drawQrCode } = await import("../../../rules/site/qr-code");
  const seo = seoOf(context, page, {
    title: `${t("share.title", { name })} · ${t("frame.siteName")}`,
    description: t("share.lead"),
    image,
    robots: "noindex",
  });
  return data(
    { seo, path, address, qr: drawQrCode(address), ...shown },
    { headers: publicCache({ tags: ["pages", pageTag(page.plainPath), ...tags], changesIn }) },
  );
}
